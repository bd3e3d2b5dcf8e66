export type Field = HTMLInputElement | HTMLSelectElement

/** Whether someone changed it since it came. */
export function isChanged(field: Field | HTMLTextAreaElement): boolean {
  if (field instanceof HTMLSelectElement) {
    const came = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(came, 0)
  }
  const isTicked = 'checked' in field && field.checked !== field.defaultChecked
  return isTicked || field.value !== field.defaultValue
}
