export { AccountLandscape } from './account-landscape.tsx'
export { Equivalents } from './dashboard/equivalents.tsx'
export { TimelineView } from './dashboard/timeline-view.tsx'
