/** A page or two of each of the demonstration's books, as it came and as it was after the edit. Written for this place alone. */
export const passages: Record<string, { first: string[]; second: string[] }> = {
  "Nine Minutes of Daylight": {
    first: [
      "Ninth of Thaw. The light came at 11:04 and went at 11:13, and nobody on the station looked up from what they were doing.",
      "Ilse wrote it down all the same. She had written down every daylight for six years, in a ledger that was meant for fuel, because somebody ought to know how many there had been when the colony answered again.",
      "The colony had last answered on a Tuesday. It had asked for the date. She had sent the date, and the silence after it was so exactly the length of the round trip that for a week she believed it was an answer on its way.",
      "“You could stop,” said Marek, who mended the antenna and had never once asked what it was for.",
      "“I could,” said Ilse, and sharpened the pencil.",
      "There were four of them left to keep the calendar, and the calendar took about an hour a day. The rest of the day they had to fill with something. Marek mended. Anselm slept. The boy, who was no longer a boy, read the manual of a machine that the station did not have.",
    ],
    second: [
      "Ninth of Thaw. The light came at 11:04 and went at 11:13, and nobody on the station looked up.",
      "Ilse wrote it down all the same. She had written down every daylight for six years, in a ledger meant for fuel, because somebody ought to know how many there had been when the colony answered again.",
      "The colony had last answered on a Tuesday. It had asked for the date. She had sent the date, and the silence after it was so exactly the length of the round trip that for a week she took it for an answer on its way.",
      "“You could stop,” said Marek, who mended the antenna and had never asked what it was for.",
      "“I could,” said Ilse, and sharpened the pencil.",
      "There were four of them left to keep the calendar, and the calendar took about an hour a day. Marek mended. Anselm slept. The boy, who was no longer a boy, read the manual of a machine that the station did not have.",
      "At 11:13 she drew a line under the entry, as she did every day, and as she did every day she left the next line empty.",
    ],
  },
  "Letters to a Lighthouse": {
    first: [
      "Dear keeper, I do not know your name, and so I have addressed this to the light.",
      "My grandfather could see you from the kitchen. He set his watch by you, which was a joke of his, because you never told anybody the time.",
      "I am writing because they say you will be switched off in the spring, and I should like to know whether anybody has told the ships.",
    ],
    second: [
      "Dear keeper, I do not know your name, so I have addressed this to the light.",
      "My grandfather could see you from the kitchen. He set his watch by you. It was a joke of his: you never told anybody the time.",
      "They say you will be switched off in the spring, and I should like to know whether anybody has told the ships.",
      "If you answer, write large. My grandfather reads my letters too, and he does not like to be seen with his glasses.",
    ],
  },
  "A Field Guide to Waiting": {
    first: [
      "The waiting room is found in all climates. Its call is a cough.",
      "Look for it behind glass doors, in the company of magazines about sailing.",
      "The bus stop is the waiting room’s wild relative. It is hardier, and sings in the wind.",
    ],
    second: [
      "The waiting room is found in all climates. Its call is a cough.",
      "Look for it behind glass doors, in the company of magazines about sailing.",
      "The bus stop is its wild relative: hardier, and it sings in the wind.",
      "Neither has been seen to arrive.",
    ],
  },
};
