export { nameOfEvent } from './event-name.ts'
export { bodiesOfEvents, findEventByName } from './find-events.ts'
export { latestEvents } from './read-events.ts'
export { enableEvents, recordEvent, recordEvents } from './record-event.ts'
