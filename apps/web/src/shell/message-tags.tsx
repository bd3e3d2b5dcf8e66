import type { MessageTag } from '@understory/messages/message-parts.ts'

/** The words between `<strong>` of a message. */
export const strongWords: MessageTag = (words) => <strong>{words}</strong>

/** Those between `<hidden>`: for who listens to a page, where others see what is meant. */
export const hiddenWords: MessageTag = (words) => <span className="visually-hidden">{words}</span>
