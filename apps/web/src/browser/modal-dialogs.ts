/**
 * Where the browser has no invoker commands, their buttons open a popover, behind which the page can still
 * be reached. With script they do what the commands do: a modal dialog, which keeps the focus.
 */
export function openDialogsAsModals(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[commandfor]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    // One that was opened before the script came closes as it was opened.
    if (!(dialog instanceof HTMLDialogElement) || dialog.matches(':popover-open')) return
    event.preventDefault()
    if (button?.getAttribute('command') === 'close') dialog.close()
    else dialog.showModal()
  })
}
