import { useLayoutEffect, useRef } from "react";

/**
 * The last render's value, for whatever acts later: a handler that has waited, a timer, an answer. A closure kept over
 * renders would act on what the page showed then. Written after the render, because React may draw and throw away.
 */
export function useNewest<Value>(value: Value) {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}
