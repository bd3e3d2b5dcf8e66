/** Settles when every island of the page answers to its visitor; on a page without one, at once. */
export function islandsAnswer(): Promise<void> {
  return new Promise((settle) => {
    const look = () => {
      if (!document.querySelector('[data-island]:not([data-live])')) settle()
    }
    document.addEventListener('island', look)
    look()
  })
}
