import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Island } from './island.tsx'

export type HydrateIsland = typeof hydrateIsland

/** Hydrates what the server rendered of an island; settles when it answers. */
export function hydrateIsland(place: HTMLElement, { Content }: Island<object>): Promise<void> {
  const { props = '{}', idPrefix = '' } = place.dataset
  return new Promise((answers) => {
    const content = (
      <WhenHydrated then={answers}>
        <Content {...(JSON.parse(props) as object)} />
      </WhenHydrated>
    )
    hydrateRoot(place, content, { identifierPrefix: idPrefix })
  })
}

function WhenHydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}
