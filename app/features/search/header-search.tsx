export type HeaderSearchProps = {
  /** `bar` is the toggle in the header; `menu` the box inside the phone's menu. */
  placement: "bar" | "menu";
};

/** The place of the site search in the header. */
export function HeaderSearch(_props: HeaderSearchProps) {
  return null;
}
