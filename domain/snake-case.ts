/** The database's names are snake_case, ours are not. What crosses the line is renamed here, as deep as it goes. */

type SnakeName<Name> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeName<Rest>}`
  : Name;

/** A value under the names that the database knows it by. A record of any names, such as a stored row, keeps its own. */
export type Snake<Value> = Value extends readonly (infer One)[]
  ? Snake<One>[]
  : Value extends object
    ? { [Name in keyof Value as string extends Name ? Name : SnakeName<Name>]: Snake<Value[Name]> }
    : Value;

type CamelName<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<CamelName<Rest>>}` : Name;

/** The other way: a row of the database under our names. */
export type Camel<Value> = Value extends readonly (infer One)[]
  ? Camel<One>[]
  : Value extends object
    ? { [Name in keyof Value as string extends Name ? Name : CamelName<Name>]: Camel<Value[Name]> }
    : Value;

/** Whether a function's arguments are named here as they are in the database. */
export type SameNames<One, Other> = [keyof One & string, keyof Other & string] extends [
  keyof Other & string,
  keyof One & string,
]
  ? true
  : false;

const toSnakeName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toCamelName = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const toSnake = <Value>(value: Value) => rename(value, toSnakeName, []) as Snake<Value>;

/** `keeping` names the fields whose insides stay as they are stored. */
export const toCamel = <Value>(value: Value, keeping: readonly string[] = []) =>
  rename(value, toCamelName, keeping) as Camel<Value>;

function rename(value: unknown, toName: (name: string) => string, keeping: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => rename(one, toName, keeping));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [
      toName(name),
      keeping.includes(name) ? inside : rename(inside, toName, keeping),
    ]),
  );
}
