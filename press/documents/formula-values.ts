/**
 * Works out what a spreadsheet's formulas come to, so that the file carries results as well as formulas: previews on
 * phones and in mail programs show the stored result and calculate nothing. Knows the functions our workbook uses.
 */
export type Value = number | string | boolean;

export type Cells = ReadonlyMap<string, number | string | { formula: string }>;

type Grid = Value[];

const functions: Record<string, (...values: (Value | Grid)[]) => Value> = {
  SUM: (...values) => numbers(values).reduce((sum, value) => sum + value, 0),
  MIN: (...values) => Math.min(...numbers(values)),
  MAX: (...values) => Math.max(...numbers(values)),
  AND: (...values) => values.every(Boolean),
  IF: (test, yes, no) => scalar(test ? yes : no),
  ROUND: (value, digits) => Math.round(Number(value) * 10 ** Number(digits)) / 10 ** Number(digits),
  ROUNDUP: (value, digits) => Math.ceil(Number(value) * 10 ** Number(digits) - 1e-9) / 10 ** Number(digits),
  SUMPRODUCT: (left, right) =>
    (left as Grid).reduce<number>((sum, value, index) => sum + Number(value) * Number((right as Grid)[index]), 0),
};

const numbers = (values: (Value | Grid)[]) =>
  values.flat().filter((value): value is number => typeof value === "number");

const scalar = (value: Value | Grid | undefined): Value => (Array.isArray(value) ? (value[0] ?? 0) : (value ?? 0));

const token =
  /\s*(\d+(?:\.\d+)?|"[^"]*"|(?:'[^']+'!|\w+!)?\$?[A-Z]+\$?\d+(?::\$?[A-Z]+\$?\d+)?|[A-Z]+(?=\()|<=|>=|<>|[-+*/()<>=,])/y;

function tokenize(formula: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < formula.length) {
    const match = token.exec(formula);
    if (!match?.[1]) throw new Error(`Cannot read the formula ${formula}`);
    tokens.push(match[1]);
  }
  return tokens;
}

const operations: Record<string, (left: number, right: number) => Value> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
  "<": (left, right) => left < right,
  ">": (left, right) => left > right,
  "<=": (left, right) => left <= right,
  ">=": (left, right) => left >= right,
  "=": (left, right) => left === right,
};

/** From loosest to tightest. */
const precedence = [
  ["<", ">", "<=", ">=", "="],
  ["+", "-"],
  ["*", "/"],
];

export function evaluateCell(cells: Cells, address: string, known = new Map<string, Value>()): Value {
  const cell = cells.get(address);
  if (cell === undefined) return "";
  if (typeof cell !== "object") return cell;
  const done = known.get(address);
  if (done !== undefined) return done;
  const sheet = address.slice(0, address.indexOf("!"));
  const value = evaluate(tokenize(cell.formula), sheet, (at) => evaluateCell(cells, at, known));
  known.set(address, value);
  return value;
}

function evaluate(tokens: string[], sheet: string, valueAt: (address: string) => Value): Value {
  let at = 0;
  const next = () => tokens[at++] ?? "";

  function level(depth: number): Value | Grid {
    const operators = precedence[depth];
    if (!operators) return primary();
    let left = level(depth + 1);
    while (operators.includes(tokens[at] ?? "")) {
      const operate = operations[next()];
      if (operate) left = operate(Number(scalar(left)), Number(scalar(level(depth + 1))));
    }
    return left;
  }

  function primary(): Value | Grid {
    const text = next();
    if (text === "-") return -Number(scalar(primary()));
    if (text === "(") {
      const value = level(0);
      at += 1;
      return value;
    }
    if (/^\d/.test(text)) return Number(text);
    if (text.startsWith('"')) return text.slice(1, -1);
    const call = functions[text];
    return call ? callWith(call) : lookUp(text);
  }

  function callWith(call: (...values: (Value | Grid)[]) => Value): Value {
    at += 1;
    const values: (Value | Grid)[] = [];
    while (tokens[at] !== ")") {
      values.push(level(0));
      if (tokens[at] === ",") at += 1;
    }
    at += 1;
    return call(...values);
  }

  function lookUp(reference: string): Value | Grid {
    const mark = reference.lastIndexOf("!");
    const name = mark < 0 ? sheet : reference.slice(0, mark).replaceAll("'", "");
    const [from = "", to] = reference
      .slice(mark + 1)
      .replaceAll("$", "")
      .split(":");
    return to ? cellsBetween(from, to).map((cell) => valueAt(`${name}!${cell}`)) : valueAt(`${name}!${from}`);
  }

  return scalar(level(0));
}

/** One column, top to bottom: all our ranges are. */
function cellsBetween(from: string, to: string): string[] {
  const column = from.replace(/\d/g, "");
  const first = Number(from.replace(/\D/g, ""));
  const last = Number(to.replace(/\D/g, ""));
  return Array.from({ length: last - first + 1 }, (_, index) => `${column}${first + index}`);
}
