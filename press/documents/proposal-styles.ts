import { AlignmentType, BorderStyle, type IStylesOptions } from "docx";
import { colors } from "./page-frame.ts";

const hex = (color: string) => color.slice(1);

/** Fonts every word processor has, in the proportions of the house: a proposal is read on someone else's machine. */
export const proposalStyles: IStylesOptions = {
  default: {
    document: { run: { font: "Georgia", size: 22, color: hex(colors.ink), language: { value: "en-US" } } },
    title: {
      run: { size: 64, color: hex(colors.blue) },
      paragraph: { spacing: { after: 200 } },
    },
    heading1: {
      run: { size: 40, color: hex(colors.blue) },
      paragraph: {
        spacing: { after: 280 },
        keepNext: true,
        border: { bottom: { style: BorderStyle.SINGLE, size: 8, color: hex(colors.gold), space: 8 } },
      },
    },
  },
  paragraphStyles: [
    {
      id: "BodyText",
      name: "Body Text",
      basedOn: "Normal",
      quickFormat: true,
      paragraph: { spacing: { after: 160, line: 320 } },
    },
    {
      id: "Advice",
      name: "Advice",
      basedOn: "Normal",
      quickFormat: true,
      run: { italics: true, size: 20, color: hex(colors.quiet) },
      paragraph: {
        indent: { left: 280 },
        spacing: { before: 80, after: 240, line: 290 },
        border: { left: { style: BorderStyle.SINGLE, size: 12, color: hex(colors.gold), space: 10 } },
      },
    },
    {
      id: "Subtitle",
      name: "Subtitle",
      basedOn: "Normal",
      run: { size: 28, italics: true, color: hex(colors.blue) },
      paragraph: { spacing: { after: 600 } },
    },
    {
      id: "CoverLabel",
      name: "Cover Label",
      basedOn: "Normal",
      run: { size: 18, allCaps: true, characterSpacing: 40, color: hex(colors.goldText) },
      paragraph: { spacing: { before: 3000, after: 200 } },
    },
    {
      id: "CoverAuthor",
      name: "Cover Author",
      basedOn: "Normal",
      run: { size: 28 },
      paragraph: { spacing: { after: 2400 } },
    },
    {
      id: "CoverContact",
      name: "Cover Contact",
      basedOn: "Normal",
      run: { size: 20 },
      paragraph: { spacing: { after: 40 } },
    },
    {
      id: "ContentsTitle",
      name: "Contents Title",
      basedOn: "Normal",
      run: { size: 40, color: hex(colors.blue) },
      paragraph: { spacing: { after: 280 } },
    },
    {
      id: "TableHead",
      name: "Table Head",
      basedOn: "Normal",
      run: { bold: true, size: 18, color: hex(colors.blue) },
      paragraph: { keepNext: true },
    },
    {
      id: "TableText",
      name: "Table Text",
      basedOn: "Normal",
      run: { size: 20 },
      paragraph: { alignment: AlignmentType.LEFT },
    },
    { id: "RunningHead", name: "Running Head", basedOn: "Normal", run: { size: 17, color: hex(colors.quiet) } },
  ],
};
