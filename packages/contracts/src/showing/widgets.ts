import { IMPACTS } from '@understory/domain/quantity/impact-quantity.ts'
import {
  WIDGET_BACKGROUNDS,
  WIDGET_COLOURS,
  WIDGET_ICONS,
  WIDGET_LIMITS,
  WIDGET_SIZE_NAMES,
  WIDGET_SIZES,
  WIDGET_STYLES,
  WIDGET_TEXT_THEMES,
} from '@understory/domain/showing/widgets/widget-look.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const WidgetsLook = {
  /** Pixels; they count where the size is `custom`. */
  width: z.int(),
  height: z.int(),
  style: z.enum(WIDGET_STYLES),
  background: z.enum(WIDGET_BACKGROUNDS),
  backgroundColour: z.enum(WIDGET_COLOURS),
  /** `#rrggbb` in small letters, as are the two ends of the gradient. */
  customBackground: z.string().trim().toLowerCase().max(20),
  gradientFrom: z.string().trim().toLowerCase().max(20),
  gradientTo: z.string().trim().toLowerCase().max(20),
  iconType: z.enum(WIDGET_ICONS),
  textTheme: z.enum(WIDGET_TEXT_THEMES),
  textColour: z.enum(WIDGET_COLOURS),
  badgeColour: z.enum(WIDGET_COLOURS),
}

const Content = {
  /** Whether the name of the company stands on the widget. */
  displayCompanyName: z.boolean(),
  activeImpactTypes: z.array(z.enum(IMPACTS)).max(3),
  /** Product identifiers: what was funded with others is not counted. */
  reportedProducts: z.array(z.string().trim().max(60)).max(40),
  note: z.string().trim().max(WIDGET_LIMITS.noteLength),
}

const Name = z.string().trim().max(WIDGET_LIMITS.nameLength)
/** Bare domains, or `*` alone; a domain stands for its `www.` as well. */
const Domains = z.array(z.string().trim().toLowerCase().max(300)).max(40)

const WidgetsPreview = z.strictObject({
  size: z.enum(WIDGET_SIZE_NAMES),
  ...WidgetsLook,
  ...Content,
})

export const WidgetInput = z.strictObject({
  displayName: Name,
  allowedDomains: Domains,
  ...WidgetsPreview.shape,
})
export type WidgetInput = z.output<typeof WidgetInput>

export const Widget = z.object({
  widgetId: z.uuid(),
  /** What the widget is called in the account; strangers do not see it. */
  displayName: z.string(),
  allowedDomains: z.array(z.string()),
  isActive: z.boolean(),
  size: z.enum(WIDGET_SIZES),
  ...WidgetsLook,
  ...Content,
  /** The path of the picture behind it; `null`: it has none. */
  picture: z.string().nullable(),
  /** The place that it takes on a page. */
  box: z.object({ width: z.number(), height: z.number() }),
  createdAt: z.iso.datetime(),
})
export type Widget = z.output<typeof Widget>

/** All that a page needs to draw a widget. Everything in it is public. */
export const WidgetFace = z.object({
  css: z.string(),
  /** What it is, for those who do not see it. */
  label: z.string(),
  head: z.string(),
  items: z.array(
    z.object({
      value: z.string(),
      /** Counted up to; `null`: it cannot be. */
      count: z.number().nullable(),
      unit: z.string(),
      /** The path of an icon of 24 by 24. */
      icon: z.string(),
    }),
  ),
  note: z.string(),
  /** The path of the page that proves the figures. */
  proof: z.string(),
  /** The path of the background. */
  image: z.string().nullable(),
  hills: z.string(),
})
export type WidgetFace = z.output<typeof WidgetFace>

const ById = z.object({ widgetId: z.uuid() })

export const ListWidgets = endpoint({
  method: 'GET',
  path: '/api/widgets',
  summary: 'The live widgets of the account',
  answer: z.object({
    widgets: z.array(Widget),
    /** Without the website of the company there are none. */
    website: z.string().nullable(),
  }),
  refusals: ['WIDGETS_FORBIDDEN'],
})

export const GetWidget = endpoint({
  method: 'GET',
  path: '/api/widgets/{widgetId}',
  summary: 'One live widget of the account',
  params: ById,
  answer: Widget,
  refusals: ['WIDGET_NOT_FOUND'],
})

export const CreateWidget = endpoint({
  method: 'POST',
  path: '/api/widgets',
  summary: 'Add a live widget; it is active at once',
  body: WidgetInput,
  status: 201,
  answer: Widget,
  refusals: [
    'WIDGETS_FORBIDDEN',
    'WEBSITE_REQUIRED',
    'WIDGET_INVALID',
    'CLAIM_REFUSED',
    'TOO_MANY_WIDGETS',
  ],
})

export const ChangeWidget = endpoint({
  method: 'PUT',
  path: '/api/widgets/{widgetId}',
  summary: 'Change a live widget, wherever it stands',
  params: ById,
  body: WidgetInput,
  answer: Widget,
  refusals: ['WIDGET_NOT_FOUND', 'WIDGET_INVALID', 'CLAIM_REFUSED'],
})

export const SwitchWidget = endpoint({
  method: 'PUT',
  path: '/api/widgets/{widgetId}/active',
  summary: 'Show a live widget, or show nothing in its place',
  params: ById,
  body: z.strictObject({ isActive: z.boolean() }),
  answer: Widget,
  refusals: ['WIDGET_NOT_FOUND'],
})

export const RemoveWidget = endpoint({
  method: 'DELETE',
  path: '/api/widgets/{widgetId}',
  summary: 'Remove a live widget for good',
  params: ById,
  status: 204,
  refusals: ['WIDGET_NOT_FOUND'],
})

export const PreviewWidget = endpoint({
  method: 'POST',
  path: '/api/widgets/preview',
  summary: 'How a live widget would look with these settings and the figures of now',
  body: WidgetsPreview,
  answer: z.object({
    face: WidgetFace,
    box: z.object({ width: z.number(), height: z.number() }),
    /** The same as a page of its own, and the content policy it is sent with. */
    page: z.object({ html: z.string(), policy: z.string() }),
  }),
  refusals: ['WIDGETS_FORBIDDEN', 'WIDGET_INVALID'],
})

export const SetWidgetPicture = endpoint({
  method: 'PUT',
  path: '/api/widgets/{widgetId}/picture',
  summary: 'The picture behind a live widget: a PNG or JPEG, drawn again from its pixels',
  params: ById,
  file: { maxBytes: 2 * 1024 * 1024 },
  answer: Widget,
  refusals: ['WIDGET_NOT_FOUND', 'PICTURE_INVALID', 'PICTURE_TOO_LARGE', 'TOO_MANY_ATTEMPTS'],
})
