import type { WidgetFace } from '@understory/contracts/showing/widgets.ts'
import { paint } from './paint.ts'

/*
 * What a page of someone else loads to show a live widget. It is built apart (../../vite-widget.ts), and once it
 * was copied into a page by its hash it stays there for years: what changes (words, figures, styles) comes with
 * the data. It leaves nothing behind but the name of its element: no global, cookie or storage.
 */
const LOADER_NAME = 'understory-widget'
const { origin } = new URL((document.currentScript as HTMLScriptElement).src)
const faces = new Map<string, WidgetFace>()
const isStill = matchMedia('(prefers-reduced-motion:reduce)').matches

/** `null`: it is turned off; `undefined`: we cannot be asked, or not by this page. */
async function ask(id: string): Promise<WidgetFace | null | undefined> {
  try {
    const answer = await fetch(`${origin}/widget/${id}.json`, { credentials: 'omit' })
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

class LiveWidget extends HTMLElement {
  connectedCallback() {
    void this.show(this.getAttribute('widget') ?? '')
  }

  /**
   * One that we cannot be asked about shows what it last did. One that is turned off, or has nothing to show
   * here, leaves its place to the page.
   */
  private async show(id: string) {
    const draw = (face: WidgetFace, moves: boolean) => {
      paint(this.shadowRoot ?? this.attachShadow({ mode: 'open' }), face, origin, moves)
      this.style.removeProperty('display')
    }
    const held = faces.get(id)
    if (held) draw(held, false)
    const face = await ask(id)
    if (face) {
      faces.set(id, face)
      draw(face, !(held || isStill))
    } else if (face === null || !held) {
      faces.delete(id)
      this.style.setProperty('display', 'none', 'important')
    }
  }
}

if (!customElements.get(LOADER_NAME)) customElements.define(LOADER_NAME, LiveWidget)
