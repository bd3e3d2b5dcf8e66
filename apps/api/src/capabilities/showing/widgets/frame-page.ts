import { createHash } from 'node:crypto'
import type { WidgetFace } from '@understory/contracts/showing/widgets.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { ANY_DOMAIN } from '@understory/domain/showing/widgets/widget-domains.ts'

const ENTITIES: Readonly<Record<string, string>> = lookupTable({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
})
const text = (value: string) => value.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

// With both schemes it takes that of the page around it; otherwise a browser paints a ground behind it.
const PAGE_CSS =
  'html{color-scheme:light dark}html,body{margin:0;height:100%;background:transparent;overflow:hidden}'

/** A widget as a page of its own, for an iframe: without script, it says what the other says. */
export function framePage(face: WidgetFace | null): { html: string; style: string } {
  // The page takes the place of the element that the script makes.
  const style = face ? PAGE_CSS + face.css.replaceAll(':host{', 'body{') : PAGE_CSS
  const title = face ? text(face.label) : 'Nothing is shown here'
  const html =
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${title}</title><style>${style}</style></head><body>${face ? cardOf(face) : ''}</body></html>`
  return { html, style }
}

function cardOf(face: WidgetFace): string {
  const image = face.image ? `<img src="${text(face.image)}" alt=""><div class="v"></div>` : ''
  const items = face.items.map(
    ({ icon, value, unit }) =>
      `<li><svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="${text(icon)}"/></svg><b>${text(value)}</b> <span>${text(unit)}</span></li>`,
  )
  const note = face.note ? `<p class="n" dir="auto">${text(face.note)}</p>` : ''
  return (
    `<main class="w" aria-label="${text(face.label)}">${image}<svg class="g" viewBox="0 0 400 60" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path d="${text(face.hills)}"/></svg>` +
    `<p class="h" dir="auto">${text(face.head)}</p><ul>${items.join('')}</ul>${note}` +
    `<a href="${text(face.proof)}" target="_blank" rel="noopener">See the proof</a></main>`
  )
}

/** Only pages of the widget's domains may frame it; the page itself loads nothing but its picture. */
export function framePolicy(style: string, domains: readonly string[]): string {
  const hash = createHash('sha256').update(style).digest('base64')
  const hosts = domains.flatMap((domain) => [`${domain}:*`, `www.${domain}:*`])
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // Without the directive anyone may frame it, a sandboxed page included.
    ...(domains.includes(ANY_DOMAIN) ? [] : [`frame-ancestors ${["'self'", ...hosts].join(' ')}`]),
  ].join('; ')
}
