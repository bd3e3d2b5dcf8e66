export { Equivalents } from './equivalents.tsx'
export { TimelineView } from './timeline-view.tsx'
