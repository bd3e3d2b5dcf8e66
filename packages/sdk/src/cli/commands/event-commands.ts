import { setTimeout as sleep } from 'node:timers/promises'
import type { Event } from '../../generated/types.generated.ts'
import { type CliCall, type CliCommand, wordAt } from '../cli-command.ts'
import { CommandLineError } from '../command-line-error.ts'
import { asJsonLine, asText } from '../terminal/shown-text.ts'
import { newSigningSecret, signEvent } from './sign-event.ts'

const EVENTS_PAUSE_MS = 2_000
const PAGE = 100

/** Events as they happen, until it is ended, or until there are none left. */
async function* eventsAfter(
  { understory, world }: CliCall,
  { after, isOnce }: { readonly after: string | undefined; readonly isOnce: boolean },
): AsyncGenerator<Event, void, undefined> {
  let cursor = after
  while (!world.signal.aborted) {
    const asked = { limit: PAGE, ...(cursor !== undefined && { after: cursor }) }
    const { data, nextCursor } = await understory.events.list(asked, { signal: world.signal })
    yield* data
    cursor = nextCursor
    if (data.length === PAGE) continue
    if (isOnce) return
    await sleep(EVENTS_PAUSE_MS, undefined, { signal: world.signal })
  }
}

async function tail(call: CliCall): Promise<void> {
  const { world, option, has } = call
  const asked = { after: option('after'), isOnce: has('once') }
  for await (const event of eventsAfter(call, asked)) {
    const { sequence, timestamp, type, id } = event
    world.print(
      has('json') ? asJsonLine(event) : asText(`${sequence}  ${timestamp}  ${type}  ${id}`),
    )
  }
}

/** Where the list ends now: what comes after it is new. */
async function endOfEvents({ understory, world }: CliCall): Promise<string> {
  const { nextCursor } = await understory.events.list({ after: 'latest' }, { signal: world.signal })
  return nextCursor
}

async function listen(call: CliCall): Promise<void> {
  const { world, option, has } = call
  const address = option('forward-to') ?? ''
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new CommandLineError('Please say --forward-to http://localhost:4000/hooks.')
  const secret = newSigningSecret()
  const after = option('after') ?? (await endOfEvents(call))
  world.complain(`Signing by ${secret}`)
  for await (const event of eventsAfter(call, { after, isOnce: has('once') })) {
    const outcome = await forward(address, event, { secret, signal: world.signal })
    world.print(asText(`${event.sequence}  ${event.type}  ${event.id}  ${outcome}`))
  }
}

type Forwarding = { readonly secret: string; readonly signal: AbortSignal }

/** Sends an event as the installation would; what came of it, in a word. */
async function forward(
  address: string,
  event: Event,
  { secret, signal }: Forwarding,
): Promise<string> {
  const body = JSON.stringify(event)
  const headers = signEvent(secret, event.id, body)
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body,
      headers,
      signal,
      redirect: 'manual',
    })
    await answer.body?.cancel()
    return String(answer.status)
  } catch {
    signal.throwIfAborted()
    return 'nothing answered'
  }
}

async function trigger(call: CliCall): Promise<void> {
  // The API says which types there are.
  const type = wordAt(call, 0, 'which type of event') as Event['type']
  const event = await call.understory.events.createTest({ type })
  call.show(event, () => [`${event.sequence}  ${event.type}  ${event.id}`])
}

const FROM = { type: 'string', value: 'NUMBER', about: 'after this event or number' } as const
const ONCE = { type: 'boolean', about: 'stop when there are no more' } as const

export const EVENT_COMMANDS: readonly CliCommand[] = [
  {
    usage: 'events tail',
    about: 'what happens in the account, as it happens',
    options: {
      after: { ...FROM, about: `${FROM.about}; else all of the last 90 days` },
      once: ONCE,
    },
    run: tail,
  },
  {
    usage: 'listen',
    about: 'send what happens from now on to a server of yours, as webhooks do',
    options: {
      'forward-to': {
        type: 'string',
        value: 'ADDRESS',
        about: 'such as http://localhost:4000/hooks',
      },
      after: { ...FROM, about: `${FROM.about}; else from now on` },
      once: ONCE,
    },
    run: listen,
  },
  {
    usage: 'trigger TYPE',
    about: 'make an example of an event in your test account',
    run: trigger,
  },
]
