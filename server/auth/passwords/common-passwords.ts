/**
 * What lists of leaked passwords begin with, in lower case and without the digits people append: those are taken off
 * before comparing. Shorter ones than the minimum length stand here for what is left of "dragon123!".
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd pa55word letmein welcome welcometo iloveyou ilovejesus loveyou
  qwerty qwertyui qwertyuiop qwerty123 qwertz azerty asdfgh asdfghjk asdfasdf zxcvbn zxcvbnm qazwsx qazwsxedc 1qaz2wsx
  1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 123qwe abcd1234 a1b2c3d4 abc123 aa123456 admin admin123 administrator root toor
  guest user username login master default changeme changeit secret topsecret private access test tester testing
  test1234 temp temporary demo sample example nothing whatever trustno1 freedom forever football baseball basketball
  soccer hockey tennis golfer golf fishing swimming runner racing monkey dragon tiger lion bear eagle falcon panther
  wolf shark dolphin horse puppy kitten kitty butterfly flower flowers rainbow sunshine summer winter spring autumn
  january february march april june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday shadow superman batman spiderman ironman pokemon pikachu naruto starwars startrek matrix gandalf
  hogwarts harrypotter computer internet samsung google facebook twitter instagram youtube linkedin amazon apple android
  windows microsoft oracle cisco linux ubuntu mustang ferrari porsche mercedes corvette yamaha honda toyota jordan
  michael jennifer jessica ashley amanda nicole daniel andrew joshua matthew michelle thomas robert charlie george
  william jonathan anthony christopher alexander benjamin samantha elizabeth victoria stephanie veronica patricia
  barbara natalie hannah sophie andrea melissa maggie ginger pepper cookie chocolate cheese banana orange cherry
  strawberry blueberry pumpkin coffee whiskey princess queen king prince angel angels heaven jesus jesuschrist christ
  blessed faith hope grace lovely lover sweetheart sweety honey babygirl babyboy baby family mother father mommy daddy
  sister brother friends friend bestfriend buddy killer hunter ranger soldier warrior knight ninja samurai pirate wizard
  phoenix maverick cowboy yankees lakers dallas chicago boston newyork london paris berlin america canada mexico brazil
  australia england liverpool arsenal chelsea barcelona realmadrid juventus metallica nirvana slipknot eminem blink
  guitar music money dollar diamond silver golden platinum crystal success winner number lucky happy smile smiley peanut
  snoopy mickey minnie donald garfield scooby simpson homer bailey buster rocky bandit cooper jackson taylor justin
  hello helloworld hellokitty goodbye please open opensesame sesame enter letme knockknock security secure safety
  nopassword mypassword thepassword password password password passpass passphrase correcthorsebatterystaple
  author authors writer writing writers novel novelist book books bookworm library publisher publishing halftitle
  123456 1234567 12345678 123456789 1234567890 12345678910 0987654321 987654321 87654321 11111111 00000000 88888888
  12341234 12121212 123123123 123321123 112233445566 11223344 147258369 159753456 741852963 789456123 135792468 246813579
  31415926 314159265 20002000 19901990 20202020 20252025 20262026`
    .split(/\s+/)
    .filter(Boolean),
);
