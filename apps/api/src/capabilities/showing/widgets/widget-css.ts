import type { WidgetBox } from '@understory/domain/showing/widgets/widget-box.ts'
import { type Paint, widgetColours } from '@understory/domain/showing/widgets/widget-colours.ts'
import type { WidgetLook } from '@understory/domain/showing/widgets/widget-look.ts'

const paint = ([from, to]: Paint) => (to ? `linear-gradient(120deg,${from},${to})` : from)

/** How wide the widest sign of a figure is, in sizes of it. */
const SIGN = 0.6

type Styled = {
  readonly look: WidgetLook
  readonly box: WidgetBox
  /** Signs of the longest figure. */
  readonly longest: number
}

/**
 * The styles of one widget, in its shadow root or its frame. On the element itself they are `important`:
 * within a shadow root that wins over whatever the page around it says.
 */
export function widgetCss({ look, box, longest }: Styled): string {
  const isBanner = look.style === 'banner'
  return [
    hostCss(box),
    cardCss(look),
    figureCss(look, sizeOfFigure(isBanner ? 10 : 14.5, longest)),
    isBanner ? bannerCss(box, sizeOfFigure(5.6, longest)) : '',
  ].join('')
}

const sizeOfFigure = (ems: number, signs: number) =>
  Math.floor(Math.min(1.7, ems / (SIGN * Math.max(1, signs))) * 100) / 100

function hostCss({ width, height, text }: WidgetBox): string {
  return (
    `:host{all:initial!important;display:inline-block!important;contain:strict!important;container-type:inline-size!important;` +
    `width:${width}px!important;max-width:100%!important;height:${height}px!important;` +
    `direction:ltr!important;font:400 ${text}px/1.35 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif!important}`
  )
}

function cardCss(look: WidgetLook): string {
  const { ground, text } = widgetColours(look)
  const line = look.background === 'transparent' ? '' : 'box-shadow:inset 0 0 0 1px #8883;'
  return (
    `.w{position:absolute;inset:0;display:grid;grid-template-rows:auto 1fr auto auto;gap:.7em;box-sizing:border-box;padding:1.2em 1.3em;` +
    `border-radius:1em;overflow:hidden;isolation:isolate;color:${text[0]};${ground ? `background:${paint(ground)};` : ''}${line}}` +
    'p,ul,li{margin:0;padding:0;list-style:none;min-width:0}' +
    '.h{font-weight:600;max-height:2.7em;overflow:hidden;overflow-wrap:anywhere}' +
    '.n{max-height:2.7em;overflow:hidden;overflow-wrap:anywhere}' +
    'a{color:inherit;text-underline-offset:.2em;justify-self:start}' +
    'a:focus-visible{outline:2px solid;outline-offset:2px}' +
    '.g{position:absolute;inset:auto 0 0;width:100%;height:4.2em;fill:currentColor;opacity:.09;z-index:-1}' +
    (look.background === 'image' && ground
      ? `img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;z-index:-3}.v{position:absolute;inset:0;background:${ground[0]};opacity:.86;z-index:-2}`
      : '')
  )
}

function figureCss(look: WidgetLook, size: number): string {
  const { text, badge, onBadge } = widgetColours(look)
  const icon = {
    line: `fill:none;stroke:${text[0]};stroke-width:1.5;stroke-linejoin:round`,
    flat: `fill:${text[0]}`,
    badge: `fill:${onBadge};background:${paint(badge)};border-radius:50%;padding:.5em`,
  }[look.iconType]
  const ink = text[1]
    ? `background:${paint(text)};-webkit-background-clip:text;background-clip:text;color:transparent;`
    : ''
  return (
    'ul{display:grid;gap:.7em;align-content:center}' +
    'li{display:grid;grid-template-columns:auto minmax(0,1fr);column-gap:.8em;align-items:center;height:2.9em}' +
    `.i{width:2.4em;height:2.4em;box-sizing:border-box;grid-row:span 2;overflow:visible;${icon}}` +
    `b{font:500 ${size}em/1 ui-serif,Georgia,serif;font-variant-numeric:tabular-nums;align-self:end;justify-self:start;white-space:nowrap;${ink}}` +
    'span{align-self:start;line-height:1.2}' +
    '@media(forced-colors:active){b{color:CanvasText;background:none}}'
  )
}

/** Head and link share the first line; figures stand beside each other, in columns that do not move. */
function bannerCss({ text }: WidgetBox, narrow: number): string {
  return (
    '.w{grid-template:auto 1fr auto/minmax(0,1fr) auto;gap:.4em 1em;padding:.8em 1.3em}' +
    '.h,.n{white-space:nowrap;text-overflow:ellipsis}.g{height:2.2em}' +
    'a{order:-1;grid-area:1/2}ul,.n{grid-column:span 2}' +
    'ul{grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:1em}' +
    `@container(max-width:${30 * text}px){.i{display:none}ul{gap:.6em}li{display:block}b{font-size:${narrow}em}span{display:block;font-size:.85em}.w{padding-inline:.9em}}`
  )
}
