/** The element that an event came from. */
export const elementOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target : null

/** The form that an event came from. */
export const formOf = ({ target }: Event): HTMLFormElement | null =>
  target instanceof HTMLFormElement ? target : null
