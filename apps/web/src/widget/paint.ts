import type { WidgetFace } from '@understory/contracts/showing/widgets.ts'

const SVG = 'http://www.w3.org/2000/svg'
const MS = 1_200

/** Draws a widget. Its words are set as text, never read as markup. */
export function paint(root: ShadowRoot, face: WidgetFace, origin: string, moves: boolean): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(face.css)
  root.adoptedStyleSheets = [sheet]
  const card = element('div', 'w')
  card.role = 'group'
  card.ariaLabel = face.label
  if (face.image) {
    const image = element('img', '')
    image.src = face.image.startsWith('data:') ? face.image : origin + face.image
    image.alt = ''
    card.append(image, element('div', 'v'))
  }
  const list = document.createElement('ul')
  for (const { icon, value, count, unit } of face.items) {
    const figure = element('b', '', value)
    const item = element('li', '')
    item.append(drawing('i', '0 0 24 24', icon), figure, ' ', element('span', '', unit))
    list.append(item)
    if (moves && count) countUp(figure, value, count)
  }
  const proof = element('a', '', 'See the proof')
  proof.href = origin + face.proof
  proof.target = '_blank'
  proof.rel = 'noopener'
  const ground = drawing('g', '0 0 400 60', face.hills)
  ground.setAttribute('preserveAspectRatio', 'xMidYMax slice')
  card.append(ground, words('h', face.head), list)
  if (face.note) card.append(words('n', face.note))
  card.append(proof)
  root.replaceChildren(card)
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, text = '') {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.textContent = text
  return made
}

function words(className: string, text: string) {
  const made = element('p', className, text)
  made.dir = 'auto'
  return made
}

function drawing(className: string, box: string, d: string): Element {
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  svg.setAttribute('class', className)
  svg.setAttribute('viewBox', box)
  svg.ariaHidden = 'true'
  path.setAttribute('d', d)
  svg.append(path)
  return svg
}

/** From nothing to the figure, gently. A page that is not being drawn meanwhile shows the figure when it is. */
function countUp(figure: HTMLElement, value: string, count: number): void {
  const places = (value.split('.')[1] ?? '').length
  const shown = { minimumFractionDigits: places, maximumFractionDigits: places }
  const began = performance.now()
  const step = (now: number) => {
    const left = 1 - Math.min(1, Math.max(0, now - began) / MS)
    figure.textContent = left ? (count * (1 - left ** 4)).toLocaleString('en-GB', shown) : value
    if (left) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
