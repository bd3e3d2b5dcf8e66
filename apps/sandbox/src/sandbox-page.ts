import { html, raw } from 'hono/html'

/** Nothing on the page comes from elsewhere, and it may send its form only to itself and back. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

const STYLE = `
  :root { color-scheme: light dark; --paper: #fbf8f1; --card: #fffdf8; --ink: #1c2a22; --quiet: #4d5b51;
    --moss: #1f5a43; --on-moss: #ffffff; --line: #d9d5c8; --mark: #f2e3b8; --on-mark: #4a3608 }
  @media (prefers-color-scheme: dark) { :root { --paper: #131c17; --card: #1b2720; --ink: #eef2ea;
    --quiet: #b4c2b7; --moss: #8ccb9a; --on-moss: #10201a; --line: #35443b; --mark: #4a3d17;
    --on-mark: #f6e7bb } }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100svh; display: grid; place-items: center; padding: 24px;
    background: var(--paper); color: var(--ink);
    font: 1.0625rem/1.6 Figtree, "Source Sans 3", system-ui, sans-serif }
  main { width: min(100%, 27rem); background: var(--card); border: 1px solid var(--line);
    border-radius: 20px; overflow: hidden }
  .ground { display: block; width: 100%; height: auto }
  .content { padding: 24px 32px 32px }
  .content .mark { display: inline-block; margin: 0; color: var(--on-mark); padding: 2px 12px; border-radius: 99px;
    background: var(--mark); font-size: .875rem; font-weight: 600 }
  h1 { margin: 16px 0 8px; font: 500 1.75rem/1.2 Fraunces, Georgia, serif; text-wrap: balance }
  p { margin: 0 0 20px; color: var(--quiet); text-wrap: pretty }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 24px; margin: 0 0 24px;
    padding: 16px 0; border-block: 1px solid var(--line) }
  dt { color: var(--quiet) }
  dd { margin: 0; text-align: end; font-weight: 600; font-variant-numeric: tabular-nums }
  form { display: grid; gap: 12px }
  form + form { margin-top: 24px; padding-top: 24px; border-top: 1px solid var(--line) }
  label { display: grid; gap: 4px; font-weight: 600 }
  input { width: 100%; min-width: 0; min-height: 44px; padding: 8px 12px; border: 1px solid var(--quiet); border-radius: 10px; background: var(--paper); color: var(--ink); font: inherit }
  .person { display: grid; justify-items: start; text-align: start; line-height: 1.3 }
  .person small { font-weight: 400; color: var(--quiet); font-size: .9375rem }
  button { min-height: 48px; padding: 8px 20px; border-radius: 12px; font: inherit;
    font-weight: 600; cursor: pointer; border: 1px solid var(--moss) }
  .yes { background: var(--moss); color: var(--on-moss) }
  .no { background: transparent; color: var(--ink); border-color: var(--quiet) }
  button:focus-visible { outline: 3px solid #2f6c8f; outline-offset: 3px }
  @media (prefers-color-scheme: dark) { button:focus-visible { outline-color: #8fc4df } }
`

const GROUND = html`<svg class="ground" viewBox="0 0 432 104" aria-hidden="true" focusable="false">
  <path fill="#dce8d2" d="M0 0h432v104H0z" />
  <circle cx="344" cy="36" r="18" fill="#e9b949" />
  <path fill="#6fae7d" d="M0 72c52-34 98-30 142-8s102 14 150-10 98-18 140 8v42H0z" />
  <path fill="#2a6f52" d="M0 90c64-22 122-14 176-2s152 2 256-16v32H0z" />
  <path fill="#16352a" d="M62 84l14-40 14 40zM82 88l10-28 10 28zM318 84l16-46 16 46zM300 88l9-26 9 26z" />
  <path fill="#5b4636" d="M0 98c120-8 290 6 432-4v10H0z" />
</svg>`

/** A page of the sandbox: what it imitates, and the answers to choose from. */
export function sandboxPage(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <main>${GROUND}<div class="content">${content}</div></main>
  </body>
</html>`
}
