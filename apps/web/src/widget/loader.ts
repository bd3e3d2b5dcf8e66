import type { WidgetFace } from '@understory/contracts/widgets.ts'
import { paint } from './paint.ts'

/*
 * What a page of someone else loads to show a live widget. It is built apart (../../vite-widget.ts), and once it
 * was copied into a page by its hash it stays there for years: what changes (words, figures, styles) comes with
 * the data. It leaves nothing behind but the name of its element: no global, cookie or storage.
 */
const NAME = 'understory-widget'
const { origin } = new URL((document.currentScript as HTMLScriptElement).src)
const faces = new Map<string, WidgetFace>()
const isStill = matchMedia('(prefers-reduced-motion:reduce)').matches

class LiveWidget extends HTMLElement {
  connectedCallback() {
    void this.show(this.getAttribute('widget') ?? '')
  }

  /** A widget that is turned off, or that we cannot be asked about, keeps its place and shows what it last did. */
  private async show(id: string) {
    const draw = (face: WidgetFace, moves: boolean) =>
      paint(this.shadowRoot ?? this.attachShadow({ mode: 'open' }), face, origin, moves)
    const held = faces.get(id)
    if (held) draw(held, false)
    try {
      const answer = await fetch(`${origin}/widget/${id}.json`, { credentials: 'omit' })
      const face: WidgetFace | null = await answer.json()
      if (!face) return
      faces.set(id, face)
      draw(face, !(held || isStill))
    } catch {}
  }
}

if (!customElements.get(NAME)) customElements.define(NAME, LiveWidget)
