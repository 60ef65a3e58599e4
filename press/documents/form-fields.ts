import { colors } from "./page-frame.ts";
import type { Box, Element, Sheet } from "./sheet.ts";

/** What pdfkit keeps to itself: it writes fields, but neither their names for the ear nor their place in the tags. */
type Internals = {
  _font: { id: string };
  _root: { data: { AcroForm: { data: { NeedAppearances: boolean; Fields: unknown[] } } } };
  ref(data: object): { end(content?: string): void };
};

type Form = { font: string; count: number; nothing: object; ticked: object };

const forms = new WeakMap<PDFKit.PDFDocument, Form>();
export const boxSide = 9;
/** Two typed lines stand in the space between two ruled ones. */
const typeSize = { line: 9.75, field: 10.5, cell: 8.5 } as const;

const internals = (sheet: Sheet) => sheet.doc as unknown as Internals;
const pdfString = (text: string) => Object(text) as string;

/**
 * The form begins with its first field. What is typed is set in Helvetica, which every reader's program has; what a
 * field shows before that (nothing, or an empty box) is in the file, so that no program has to redraw the page to open it.
 */
function formOf(sheet: Sheet): Form {
  const known = forms.get(sheet.doc);
  if (known) return known;
  sheet.doc.font("Helvetica").initForm();
  const { _font, _root } = internals(sheet);
  _root.data.AcroForm.data.NeedAppearances = false;
  const form = {
    font: _font.id,
    count: 0,
    nothing: drawing(sheet, ""),
    ticked: drawing(sheet, "0.08 0.13 0.23 RG 1.4 w 1 J 1.8 4.4 m 3.9 2 l 7.6 7.4 l S"),
  };
  forms.set(sheet.doc, form);
  return form;
}

function drawing(sheet: Sheet, content: string): object {
  const ref = internals(sheet).ref({ Type: "XObject", Subtype: "Form", BBox: [0, 0, boxSide, boxSide], Resources: {} });
  ref.end(content);
  return ref;
}

/** A field is an element of its own, so that it is met where it stands; `name` is what a screen reader says there. */
function placeField(sheet: Sheet, parent: Element, box: Box, name: string, field: object): void {
  const form = formOf(sheet);
  form.count += 1;
  const element = sheet.open("Form", parent);
  const options = {
    Subtype: "Widget",
    F: 4,
    T: pdfString(`field-${form.count}`),
    TU: pdfString(plainName(name)),
    structParent: element,
    ...field,
  } as unknown as PDFKit.Mixins.AnnotationOption;
  sheet.doc.annotate(...box, options);
  element.end();
  internals(sheet)._root.data.AcroForm.data.Fields.push(sheet.doc.page.annotations.at(-1));
}

/** Inline marks are for the eye; a name longer than a breath is no name. */
function plainName(text: string): string {
  const plain = text.replace(/\[([^\]]+)\]\([^)\s]+\)/g, "$1").replace(/\*+/g, "");
  return plain.length > 160 ? `${plain.slice(0, 157).replace(/\s+\S*$/, "")} …` : plain;
}

const multiline = 0x1000;

export function placeTextField(
  sheet: Sheet,
  parent: Element,
  box: Box,
  name: string,
  kind: keyof typeof typeSize,
): void {
  const { font, nothing } = formOf(sheet);
  placeField(sheet, parent, box, name, {
    FT: "Tx",
    ...(kind === "field" ? {} : { Ff: multiline }),
    DA: pdfString(`/${font} ${typeSize[kind]} Tf 0 g`),
    AP: { N: nothing },
  });
}

/** A box to be ticked, with a pen or on the screen. */
export function placeCheckBox(sheet: Sheet, parent: Element, x: number, y: number, name: string): void {
  const { nothing, ticked } = formOf(sheet);
  sheet.artifact(() => void sheet.doc.lineWidth(0.8).strokeColor(colors.blue).rect(x, y, boxSide, boxSide).stroke());
  placeField(sheet, parent, [x, y, boxSide, boxSide], name, {
    FT: "Btn",
    V: "Off",
    AS: "Off",
    AP: { N: { Yes: ticked, Off: nothing } },
  });
}
