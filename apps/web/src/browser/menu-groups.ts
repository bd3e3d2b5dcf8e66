import { cookieText, MENU_COOKIE } from '@understory/domain/people/privacy/browser-storage.ts'

/**
 * Remembers which groups of the navigation are closed, in a cookie that the server reads back. Where it is
 * longer than the screen, the place one is at is in sight.
 */
export function rememberMenuGroups(): void {
  showHere(document.querySelector('#app-menu'))
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('[data-menu-group]')]
  for (const group of groups) group.addEventListener('toggle', () => remember(groups))
}

/** Without `scrollIntoView`, which would scroll the page too. */
function showHere(menu: Element | null): void {
  const here = menu?.querySelector<HTMLElement>('[aria-current]')
  if (menu && here) menu.scrollTop = here.offsetTop + 2 * here.offsetHeight - menu.clientHeight
}

function remember(groups: readonly HTMLDetailsElement[]): void {
  const closed = groups.filter(({ open }) => !open).map(({ dataset }) => dataset.menuGroup)
  const cookie = cookieText('understory_menu', closed.join('.'), MENU_COOKIE)
  // As the server names its cookies over https.
  const isSecure = location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = isSecure ? `__Host-${cookie}; Secure` : cookie
}
