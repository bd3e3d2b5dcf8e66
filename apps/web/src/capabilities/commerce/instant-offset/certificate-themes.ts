import type { Theme } from '@understory/domain/commerce/instant-offset/instant-order.ts'
import {
  certificateThemesAGift,
  certificateThemesAParcel,
  certificateThemesChristmas,
  certificateThemesFallingSnowDocumentPicture,
  certificateThemesPlain,
  certificateThemesRibbonSomeone,
  certificateThemesTheForestByItself,
  certificateThemesTheForestYouFund,
  certificateThemesWithARibbon,
} from './island-messages/certificate-themes.generated.ts'

type ThemeChoice = { readonly value: Theme; readonly label: string; readonly explain: string }

const snow = () => certificateThemesFallingSnowDocumentPicture()

/** How the certificate of an own purchase may look. */
export const certificateThemes = (): readonly ThemeChoice[] => [
  { value: 'none', label: certificateThemesPlain(), explain: certificateThemesTheForestYouFund() },
  { value: 'gift', label: certificateThemesAGift(), explain: certificateThemesRibbonSomeone() },
  { value: 'christmas', label: certificateThemesChristmas(), explain: snow() },
]

/** The same looks as a gift offers them. */
export const giftThemes = (): readonly ThemeChoice[] => [
  { value: 'gift', label: certificateThemesAParcel(), explain: certificateThemesWithARibbon() },
  { value: 'christmas', label: certificateThemesChristmas(), explain: snow() },
  { value: 'none', label: certificateThemesPlain(), explain: certificateThemesTheForestByItself() },
]
