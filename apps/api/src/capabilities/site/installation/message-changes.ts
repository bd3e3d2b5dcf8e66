import {
  type ChangeField,
  type ChangeValues,
  ON,
} from '@understory/domain/staff/changes/change-field.ts'
import type { Config } from '../../../configuration/config.ts'
import { FEATURES, type Feature } from '../../../configuration/message-settings.ts'
import { installationChange } from './installation-change.ts'

const CONTACT_FIELDS: readonly ChangeField[] = [
  {
    name: 'support',
    label: 'Support',
    hint: 'Shown to customers; messages from the contact page arrive there.',
    type: 'email',
  },
  { name: 'senderName', label: 'Name of the sender of emails', type: 'line', most: 60 },
  {
    name: 'sender',
    label: 'Address of the sender of emails',
    hint: 'The mail server has to be allowed to send for it.',
    type: 'email',
  },
  {
    name: 'alerts',
    label: 'Alerts about payments and large orders',
    hint: 'Empty: they arrive at support.',
    type: 'email',
    isOptional: true,
  },
]

export const CONTACTS_CHANGE = installationChange({
  name: 'contacts',
  label: 'Addresses',
  says: 'Where people write to, who emails come from, and who is alerted.',
  duty: 'run',
  isFourEyes: false,
  fields: CONTACT_FIELDS,
  fromSettings: contactsIn,
  problems: async (_, { values }) => ({
    ...(/["<>,;\\]/.test(values.senderName ?? '') && {
      senderName: 'Please use no quotation marks, commas or brackets.',
    }),
  }),
})

/** As the sender of emails is written: `Name <address>`, or the address alone. */
function contactsIn(config: Config): ChangeValues {
  const [, senderName = '', sender = config.MAIL_FROM] =
    /^"?([^"<]{0,100}?)"? ?<([^<>]{3,254})>$/.exec(config.MAIL_FROM) ?? []
  return {
    support: config.SUPPORT_EMAIL,
    senderName,
    sender,
    alerts: config.PAYMENT_ALERT_EMAIL ?? '',
  }
}

const OFFER_FIELDS: readonly ChangeField[] = [
  {
    name: 'text',
    label: 'What it says',
    hint: 'Empty: there is no offer.',
    type: 'line',
    most: 120,
    isOptional: true,
  },
  {
    name: 'link',
    label: 'Where it leads',
    hint: 'A path such as /faq, or an address that begins with https://.',
    type: 'address',
    mayBePath: true,
    isOptional: true,
  },
  { name: 'label', label: 'Words of the link', type: 'line', most: 40, isOptional: true },
  { name: 'from', label: 'First day', type: 'date', isOptional: true },
  { name: 'until', label: 'Last day', type: 'date', isOptional: true },
]

export const OFFER_CHANGE = installationChange({
  name: 'offer',
  label: 'Offer',
  says: 'One message above every page. A visitor who closes it sees the next one.',
  duty: 'publish-texts',
  isFourEyes: true,
  fields: OFFER_FIELDS,
  fromSettings: (config) => ({
    text: config.OFFER_TEXT ?? '',
    link: config.OFFER_LINK ?? '',
    label: config.OFFER_LINK_LABEL,
    from: config.OFFER_FROM ?? '',
    until: config.OFFER_UNTIL ?? '',
  }),
  problems: async (_, { values }) => ({
    ...(values.text && !values.link && { link: 'Please say where it leads.' }),
    ...(!values.text && values.link && { text: 'Please say what it offers.' }),
    ...(values.from &&
      values.until &&
      values.from > values.until && { until: 'Please choose a day after the first.' }),
  }),
  shownAt: () => '/',
})

const FEATURE_LABELS: Readonly<Record<Feature, string>> = {
  'currency-message': 'The message that offers another currency',
  'offer-banner': 'The offer above every page',
  welcome: 'The welcome of new people',
}

export const FEATURES_CHANGE = installationChange({
  name: 'features',
  label: 'Switches',
  says: 'Parts of the pages that can be switched off.',
  duty: 'run',
  isFourEyes: false,
  fromSettings: (config) =>
    Object.fromEntries(
      FEATURES.map((name) => [name, config.FEATURES_OFF.includes(name) ? '' : ON]),
    ),
  fields: FEATURES.map((name) => ({ name, label: FEATURE_LABELS[name], type: 'switch' })),
})
