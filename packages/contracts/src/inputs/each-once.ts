/** Whether no value of a list is there twice. */
export const eachOnce = (values: readonly string[]): boolean =>
  new Set(values).size === values.length
