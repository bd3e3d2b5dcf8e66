import { createElement, Fragment, type ReactNode } from 'react'

/** Draws the words between a tag of a message: `link: (words) => <a href="/logout">{words}</a>`. */
export type MessageTag = (words: ReactNode) => ReactNode

/** Parts that never change places need no keys. */
export const inOrder = (...parts: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...parts)
