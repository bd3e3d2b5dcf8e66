/** The server drew the picture: the chosen place is shown, and what counts the fields hears of a change. */
export function followInPicture(treeProject: string): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-project]')) {
    place.toggleAttribute('data-absent', place.dataset.project !== treeProject)
  }
  document.dispatchEvent(new Event('change'))
}
