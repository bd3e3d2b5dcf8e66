/** What can happen to a line of an inventory. */
export const LINE_EVENT_KINDS = ['made', 'changed', 'removed', 'recomputed', 'imported'] as const
export type LineEventKind = (typeof LINE_EVENT_KINDS)[number]
