import type { CreateWebhookEndpointInput } from '../../generated/types.generated.ts'
import { type CliCall, type CliCommand, wordAt } from '../cli-command.ts'

type Types = CreateWebhookEndpointInput['types']

async function list({ understory, show }: CliCall): Promise<void> {
  const { data } = await understory.webhooks.list()
  show(data, () =>
    data.map(({ id, url, types, isEnabled, failingSince }) => {
      const state = isEnabled ? (failingSince ? 'failing' : 'on') : 'off'
      return `${id}  ${state}  ${url}  ${types.join(',') || 'every type but order.…'}`
    }),
  )
}

async function create(call: CliCall): Promise<void> {
  const { understory, option, show } = call
  const url = wordAt(call, 0, 'where to send events')
  // The API says which types there are.
  const types = option('types')?.split(',') as Types
  const description = option('description')
  const made = await understory.webhooks.create({
    url,
    ...(types && { types }),
    ...(description && { description }),
  })
  show(made, () => [`${made.id}  ${made.url}`, `Its secret, shown this once: ${made.secret}`])
}

async function test(call: CliCall): Promise<void> {
  const endpointId = wordAt(call, 0, 'which webhook')
  await call.understory.webhooks.test({ endpointId })
  call.show({ endpointId }, () => ['A test.ping is on its way.'])
}

async function replay(call: CliCall): Promise<void> {
  const endpointId = wordAt(call, 0, 'which webhook')
  const eventId = call.words[1] ?? null
  const sent = await call.understory.webhooks.replayEvents({ endpointId, eventId })
  call.show(sent, () => [`${sent.count} events are sent again.`])
}

export const WEBHOOK_COMMANDS: readonly CliCommand[] = [
  { usage: 'webhooks list', about: 'where events are sent', run: list },
  {
    usage: 'webhooks create ADDRESS',
    about: 'send events there, too',
    options: {
      types: { type: 'string', value: 'A,B', about: 'these types alone' },
      description: { type: 'string', value: 'TEXT', about: 'what it is for' },
    },
    run: create,
  },
  { usage: 'webhooks test ID', about: 'send a test event', run: test },
  {
    usage: 'webhooks replay ID [EVENT]',
    about: 'send one event again, or all that were given up',
    run: replay,
  },
]
