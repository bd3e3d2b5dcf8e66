type Fallback = { readonly why: string; readonly in: readonly string[] }

/**
 * What refines a page and is missed by nobody where it is missing, by its name in the data of the web platform,
 * with all that is below it.
 */
export const FREE: Readonly<Record<string, string>> = {
  'attribute.autocapitalize': 'a phone may begin with a capital letter, which the server reads too',
  'css.at-rules.page': 'paper has the margins of the browser',
  'css.at-rules.starting-style': 'a layer appears at once',
  'css.at-rules.view-transition': 'the next page comes without a transition',
  'css.properties.accent-color': 'a checkbox has the colour of the system',
  'css.properties.break-after': 'a heading may end a sheet of paper',
  'css.properties.break-before.avoid': 'the head of a table may end a sheet of paper',
  'css.properties.cursor': 'no cursor on a touch screen; elsewhere every browser has these',
  'css.properties.font-family.ui-monospace': 'the next family of the list',
  'css.properties.forced-color-adjust':
    'a swatch has the colours of the system, its words beside it',
  'css.properties.orphans': 'a line may stand alone on a sheet of paper',
  'css.properties.resize': 'a field of many lines scrolls',
  'css.properties.text-wrap.balance': 'lines break where they are full',
  'css.properties.text-wrap.pretty': 'lines break where they are full',
  'css.properties.user-select': 'a code is selected by hand',
  'css.properties.widows': 'a line may stand alone on a sheet of paper',
  'css.selectors.marker': 'the marks of a list have the colour of its text',
  'css.selectors.selection': 'the selection has the colour of the system',
  'css.selectors.view-transition-new': 'the next page comes without a transition',
  'css.selectors.view-transition-old': 'the next page comes without a transition',
}

/** What a page needs, beside a way that works without it in each file that uses it. */
export const WITH_FALLBACK: Readonly<Record<string, Fallback>> = {
  'attribute.commandfor': {
    why: 'the same button has popovertarget, and a script opens what neither does',
    in: ['packages/ui/src/messages/dialog.tsx'],
  },
  'attribute.popover': {
    why: 'without popovers menus stand open in the page, and dialogs are opened by a script',
    in: [
      'packages/ui/src/messages/dialog.tsx',
      'apps/web/src/shell/site-frame/account-menu.tsx',
      'apps/web/src/shell/app-frame/app-frame.tsx',
      'apps/web/src/capabilities/staff/console/staff-page.tsx',
      'apps/web/src/shell/site-frame/site-header.tsx',
    ],
  },
  'attribute.popovertarget': {
    why: 'as popover',
    in: [
      'packages/ui/src/messages/dialog.tsx',
      'apps/web/src/shell/site-frame/account-menu.tsx',
      'apps/web/src/shell/app-frame/app-frame.tsx',
      'apps/web/src/capabilities/staff/console/staff-page.tsx',
      'apps/web/src/shell/site-frame/site-header.tsx',
    ],
  },
  'attribute.popovertargetaction': {
    why: 'as popover',
    in: ['packages/ui/src/messages/dialog.tsx'],
  },
  'css.selectors.popover-open': {
    why: 'asked for by @supports, which is how a menu knows that it has to stand open',
    in: [
      'apps/web/src/shell/site-frame/account-menu.module.css',
      'apps/web/src/shell/site-frame/site-header.module.css',
      'apps/web/src/shell/app-frame/app-frame.module.css',
      'apps/web/src/capabilities/staff/console/console-frame.module.css',
    ],
  },
  'global.BarcodeDetector': {
    why: 'a decoder of our own reads the code where it is missing',
    in: ['apps/web/src/capabilities/proof/certificates/check/read-qr-code.ts'],
  },
}
