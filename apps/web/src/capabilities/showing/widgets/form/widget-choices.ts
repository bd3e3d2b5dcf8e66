import {
  WIDGET_COLOURS,
  type WidgetColour,
} from '@understory/domain/showing/widgets/widget-look.ts'
import { widgetsMessage } from '../messages/messages.generated.ts'

/** What each part of a widget's look can be, as the form shows it. */
const cards = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const widgetStyles = () => [
  {
    value: 'inline',
    label: widgetsMessage('widgetFields.inline'),
    explain: widgetsMessage('widgetFields.cardSidePageFoot'),
  },
  {
    value: 'banner',
    label: widgetsMessage('widgetFields.banner'),
    explain: widgetsMessage('widgetFields.lowStripAcrossPage'),
  },
]
export const widgetSizes = () =>
  cards({
    small: widgetsMessage('widgetFields.small'),
    medium: widgetsMessage('widgetFields.medium'),
    large: widgetsMessage('widgetFields.large'),
    custom: widgetsMessage('widgetFields.custom'),
  })
export const widgetBackgrounds = () =>
  cards({
    light: widgetsMessage('widgetFields.light'),
    dark: widgetsMessage('widgetFields.dark'),
    colour: widgetsMessage('widgetFields.colour'),
    custom: widgetsMessage('widgetFields.colourOwn'),
    image: widgetsMessage('widgetFields.image'),
    transparent: widgetsMessage('widgetFields.transparent'),
  })
export const widgetIcons = () =>
  cards({
    badge: widgetsMessage('widgetFields.badge'),
    flat: widgetsMessage('widgetFields.flat'),
    line: widgetsMessage('widgetFields.line'),
  })
export const widgetTextThemes = () =>
  cards({
    dark: widgetsMessage('widgetFields.darkText'),
    light: widgetsMessage('widgetFields.lightText'),
    custom: widgetsMessage('widgetFields.aColour'),
  })

const colourNames = (): Readonly<Record<WidgetColour, string>> => ({
  white: widgetsMessage('widgetFields.white'),
  blue: widgetsMessage('widgetFields.blue'),
  orange: widgetsMessage('widgetFields.orange'),
  green: widgetsMessage('widgetFields.green'),
  teal: widgetsMessage('widgetFields.teal'),
  gradient: widgetsMessage('widgetFields.gradient'),
})
export const widgetColours = () =>
  WIDGET_COLOURS.map((value) => ({ value, label: colourNames()[value] }))
