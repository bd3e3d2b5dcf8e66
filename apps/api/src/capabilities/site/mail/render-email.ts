import type { Theme } from '@understory/domain/commerce/instant-offset/instant-order.ts'
import type { Brand } from '@understory/domain/site/installation/brand.ts'
import { html, raw } from 'hono/html'
import { emailColours } from './email-colours.ts'

export type EmailLink = { readonly label: string; readonly url: string }

/** The name of the installation, its colours, and where its pictures are. */
export type EmailLook = {
  readonly siteName: string
  readonly brand: Brand
  readonly origin: string
}

type Message = {
  /** One line that a mail program shows beside the subject. */
  readonly preview: string
  readonly heading: string
  /** Of the forest at its head, the season of the day by default; `null`: it loads no picture at all. */
  readonly theme?: Theme | null
  readonly paragraphs: readonly string[]
  readonly rows?: readonly (readonly [label: string, value: string])[]
  /** After the paragraphs: HTML that is safe already, and the same as text. */
  readonly prose?: { readonly html: string; readonly text: string }
  readonly action?: EmailLink
  /** Below the action, for what matters less. */
  readonly second?: EmailLink
  readonly footer: string
  /** A link in the footer. */
  readonly leave?: EmailLink
}

const SERIF = "'Fraunces Variable', Fraunces, Georgia, 'Times New Roman', serif"
const SANS = "'Figtree Variable', Figtree, 'Helvetica Neue', Arial, sans-serif"

/** An email in both forms; every value is escaped. */
export function renderEmail(look: EmailLook, message: Message): { text: string; html: string } {
  return { text: asText(message), html: String(asHtml(look, message)) }
}

function asText(message: Message): string {
  const { heading, paragraphs, rows = [], prose, action, second, footer, leave } = message
  const table = rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  const links = [action, second].map(linkAsText)
  return [heading, ...paragraphs, prose?.text, table, ...links, footer, linkAsText(leave)]
    .filter(Boolean)
    .join('\n\n')
}

const linkAsText = (link: EmailLink | undefined) => (link ? `${link.label}: ${link.url}` : '')

function asHtml({ siteName, brand, origin }: EmailLook, message: Message) {
  const { mark, link, action: button, dark } = emailColours(brand)
  const { preview, heading, paragraphs, rows = [], prose, action, second, footer, leave } = message
  const pictures = picturesOf(origin, message.theme === undefined ? 'none' : message.theme)
  return html`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${heading}</title><style>${raw(dark)}</style></head>
<body style="margin:0;background:#FBF8F1;color:#1C2A22;font-family:${raw(SANS)};font-size:16px;line-height:1.55">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="brand" style="padding-bottom:24px;font-family:${raw(SERIF)};font-size:20px;color:${link}">${pictures.mark}${siteName}</td></tr>
${pictures.forest}
<tr><td class="sheet" style="background:#FFFFFF;border-top:4px solid ${mark};border-radius:0 0 12px 12px;padding:32px 28px">
<h1 style="margin:0 0 16px;font-family:${raw(SERIF)};font-weight:normal;font-size:28px;line-height:1.2;color:#16352A;overflow-wrap:break-word">${heading}</h1>
${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>`)}
${prose ? raw(prose.html) : ''}
${
  rows.length === 0
    ? ''
    : html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">${rows.map(
        ([label, value]) => html`<tr>
<th scope="row" align="left" class="row quiet" style="padding:8px 16px 8px 0;border-bottom:1px solid #DCE8D2;color:#5B4636;font-weight:normal;vertical-align:top">${label}</th>
<td align="right" class="row" style="padding:8px 0;border-bottom:1px solid #DCE8D2;overflow-wrap:anywhere">${value}</td></tr>`,
      )}</table>`
}
${
  action
    ? html`<p style="margin:24px 0 0"><a class="button" href="${action.url}" style="display:inline-block;background:${button};color:#FFFFFF;text-decoration:none;padding:13px 26px;border-radius:999px;font-weight:600">${action.label}</a></p>`
    : ''
}
${
  second
    ? html`<p style="margin:16px 0 0"><a href="${second.url}" style="color:${link}">${second.label}</a></p>`
    : ''
}
</td></tr>
<tr><td class="quiet" style="padding-top:24px;font-size:13px;color:#5B4636">${footer}${
    leave
      ? html` <a href="${leave.url}" style="color:${link};white-space:nowrap">${leave.label}</a>`
      : ''
  }</td></tr>
</table></td></tr></table></body></html>`
}

/** Addresses that are the same for everyone; a newsletter that promises to count nobody has none. */
function picturesOf(origin: string, theme: Theme | null) {
  if (theme === null) return { mark: '', forest: '' }
  return {
    mark: html`<img src="${origin}/apple-touch-icon.png" width="32" height="32" alt="" style="border-radius:7px;vertical-align:middle;margin-right:10px">`,
    forest: html`<tr><td style="font-size:0;line-height:0"><img src="${origin}/share-cards/letters/${theme}.png" width="560" alt="" style="display:block;width:100%;height:auto;border-radius:12px 12px 0 0"></td></tr>`,
  }
}
