import { type ComponentType, createContext, type ReactNode, useContext, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/*
 * Every page is a document from the server whose links and forms work without script. What moves on
 * it is an island: a component that the server renders in its place and the browser then hydrates,
 * alone, from the props that stand beside it as JSON. There is no client router.
 *
 * To make one, write `NAME.island.tsx`:
 *
 *   export default island('NAME', ({ price }: { price: number }) => …)
 *
 * and use it on a page like any component. Its file is loaded with the pages that it stands on and no
 * others (render-islands.tsx, ../../vite-islands.ts) and hydrates what it finds of it there; a test
 * renders it like any component.
 */

/** What props may hold: they travel as JSON. */
type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject
type JsonObject = { readonly [key: string]: Json }

/** How the server renders an island; without one, as in a component's test, it is rendered in place. */
export type RenderIsland = (name: string, content: ReactNode) => { html: string; idPrefix: string }

export const IslandRendering = createContext<RenderIsland | null>(null)

type OnThePageProps<Props> = Props & {
  /** What the server alone renders inside the island, where it has its `ServerPart`. */
  readonly serverPart?: ReactNode
}

export type Island<Props> = ComponentType<OnThePageProps<Props>> & { readonly islandName: string }

const ServerPartContext = createContext<ReactNode>(null)

/** A part whose code the browser never loads: it leaves what the server rendered there. */
export function ServerPart() {
  const part = useContext(ServerPartContext)
  if (part) return <div>{part}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; hydration keeps what is there.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

/** Makes an island of a component. The name is that of its file, without `.island.tsx`. */
export function island<Props extends { readonly [Name in keyof Props]: Json }>(
  islandName: string,
  Content: ComponentType<Props>,
): Island<Props> {
  function OnThePage({ serverPart, ...rest }: OnThePageProps<Props>) {
    const render = useContext(IslandRendering)
    const props = rest as Props
    const content = (
      <ServerPartContext value={serverPart}>
        <Content {...props} />
      </ServerPartContext>
    )
    if (!render) return content
    const { html, idPrefix } = render(islandName, content)
    return (
      <div
        data-island={islandName}
        data-props={JSON.stringify(props)}
        data-id-prefix={idPrefix}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it, with ids of its own.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
  if (typeof document !== 'undefined') hydrateAll(islandName, Content)
  return Object.assign(OnThePage, { islandName })
}

/** Brings to life what the server rendered of an island; each place says when it answers to its visitor. */
function hydrateAll<Props extends object>(name: string, Content: ComponentType<Props>): void {
  const places = document.querySelectorAll<HTMLElement>(`[data-island=${name}]:not([data-live])`)
  for (const place of places) {
    const { props = '{}', idPrefix = '' } = place.dataset
    const answers = () => {
      place.dataset.live = ''
      document.dispatchEvent(new Event('island'))
    }
    const content = <Content {...(JSON.parse(props) as Props)} />
    const marked = <WhenHydrated then={answers}>{content}</WhenHydrated>
    hydrateRoot(place, marked, { identifierPrefix: idPrefix })
  }
}

function WhenHydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}
