// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const widgetsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'forbidden.backToTheOverview': Record<never, never>
  readonly 'forbidden.liveWidgetsBusinessesSet': Record<never, never>
  readonly 'noWidget.allLiveWidgets': Record<never, never>
  readonly 'noWidget.beenRemovedBelongAnother': Record<never, never>
  readonly 'widgetFields.inline': Record<never, never>
  readonly 'widgetFields.cardSidePageFoot': Record<never, never>
  readonly 'widgetFields.banner': Record<never, never>
  readonly 'widgetFields.lowStripAcrossPage': Record<never, never>
  readonly 'widgetFields.colourOwn': Record<never, never>
  readonly 'widgetFields.darkText': Record<never, never>
  readonly 'widgetFields.lightText': Record<never, never>
  readonly 'widgetFields.aColour': Record<never, never>
  readonly 'widgetFields.width': Record<never, never>
  readonly 'widgetFields.height': Record<never, never>
  readonly 'widgetFields.inPixelsTo': { readonly least: string; readonly most: string }
  readonly 'widgetFields.jpgPngMost2': { readonly hasPicture: 'yes' | 'other' }
  readonly 'widgetFields.backgroundColour': Record<never, never>
  readonly 'widgetFields.yourOwnColour': Record<never, never>
  readonly 'widgetFields.picture': Record<never, never>
  readonly 'widgetFields.textColour': Record<never, never>
  readonly 'widgetFields.badgeColour': Record<never, never>
  readonly 'widgetFields.theGradientBeginsWith': Record<never, never>
  readonly 'widgetFields.andEndsWith': Record<never, never>
  readonly 'widgetForm.preview': Record<never, never>
  readonly 'widgetForm.showsPaidLedgerFollows': Record<never, never>
  readonly 'widgetForm.addTheWidget': Record<never, never>
  readonly 'widgetForm.save': Record<never, never>
  readonly 'widgetForm.name': Record<never, never>
  readonly 'widgetForm.domainsStand': Record<never, never>
  readonly 'widgetForm.whatItShows': Record<never, never>
  readonly 'widgetForm.fundedWith': Record<never, never>
  readonly 'widgetForm.showNameCompany': Record<never, never>
  readonly 'widgetForm.note': Record<never, never>
  readonly 'widgetForm.ownListNobodyElse': Record<never, never>
  readonly 'widgetForm.upSeparatedCommasYourshop': { readonly domains: string }
  readonly 'widgetForm.sentenceYoursMostCharacters': { readonly noteLength: number }
  readonly 'widget.liveWidgets': Record<never, never>
  readonly 'widget.aNewWidget': Record<never, never>
  readonly 'widget.figuresOwnPagesAlways': Record<never, never>
  readonly 'widget.theWidgetIsThere': Record<never, never>
  readonly 'widget.copyCodeIntoPage': Record<never, never>
  readonly 'widget.saved': Record<never, never>
  readonly 'widget.withinTwoMinutesEvery': Record<never, never>
  readonly 'widget.putPage': Record<never, never>
  readonly 'widget.turnedOffScriptLeaves': Record<never, never>
  readonly 'widget.asAScript': Record<never, never>
  readonly 'widget.browserChecksScriptHash': Record<never, never>
  readonly 'widget.asAFrame': Record<never, never>
  readonly 'widget.pagesTakeNoScript': Record<never, never>
  readonly 'saveWidget.pleaseChoosePictureBackground': Record<never, never>
  readonly 'widget.liveWidget': Record<never, never>
  readonly 'widget.description': Record<never, never>
  readonly 'widget.couldntRetrieveWidget': Record<never, never>
  readonly 'widgets.widgetAgainWithinTwo': Record<never, never>
  readonly 'widgets.widgetOffWithinTwo': Record<never, never>
  readonly 'widgets.widgetRemovedPleaseTake': Record<never, never>
  readonly 'widgets.liveWidgets': Record<never, never>
  readonly 'widgets.companyFundedOwnPages': Record<never, never>
  readonly 'widgets.addAWidget': Record<never, never>
  readonly 'widgets.oopsSomethingWentWrong': Record<never, never>
  readonly 'widgets.pleaseTryAgainMoment': Record<never, never>
  readonly 'widgets.noWidgetYet': Record<never, never>
  readonly 'widgets.makeTheFirstOne': Record<never, never>
  readonly 'widgets.chooseLooksCopyCode': Record<never, never>
  readonly 'widgets.theWidget': { readonly displayName: string }
  readonly 'widgets.turnedOffNothingShown': Record<never, never>
  readonly 'widgets.active': Record<never, never>
  readonly 'widgets.inactive': Record<never, never>
  readonly 'widgets.everyDomainPixels': { readonly height: string; readonly list: string; readonly which: 'yes' | 'other'; readonly width: string }
  readonly 'widgets.editCopyCode': Record<never, never>
  readonly 'widgets.turnOff': Record<never, never>
  readonly 'widgets.turnOn': Record<never, never>
  readonly 'widgets.remove': Record<never, never>
  readonly 'websiteNeeded.firstWhereWebsite': Record<never, never>
  readonly 'websiteNeeded.addYourWebsite': Record<never, never>
  readonly 'widgets.description': Record<never, never>
  readonly 'newWidget.aNewLiveWidget': Record<never, never>
  readonly 'newWidget.description': Record<never, never>
  readonly 'places.liveWidgets': Record<never, never>
  readonly 'widgetFields.light': Record<never, never>
  readonly 'widgetFields.dark': Record<never, never>
  readonly 'widgetFields.colour': Record<never, never>
  readonly 'widgetFields.image': Record<never, never>
  readonly 'widgetFields.transparent': Record<never, never>
  readonly 'widgetFields.style': Record<never, never>
  readonly 'widgetFields.size': Record<never, never>
  readonly 'widgetFields.background': Record<never, never>
  readonly 'widgetFields.text': Record<never, never>
  readonly 'widgetFields.icons': Record<never, never>
  readonly 'widget.trees': Record<never, never>
  readonly 'widget.plastic': Record<never, never>
  readonly 'widgetFields.small': Record<never, never>
  readonly 'widgetFields.medium': Record<never, never>
  readonly 'widgetFields.large': Record<never, never>
  readonly 'widgetFields.custom': Record<never, never>
  readonly 'widgetFields.badge': Record<never, never>
  readonly 'widgetFields.flat': Record<never, never>
  readonly 'widgetFields.line': Record<never, never>
  readonly 'widgetFields.white': Record<never, never>
  readonly 'widgetFields.blue': Record<never, never>
  readonly 'widgetFields.orange': Record<never, never>
  readonly 'widgetFields.green': Record<never, never>
  readonly 'widgetFields.teal': Record<never, never>
  readonly 'widgetFields.gradient': Record<never, never>
}>(english)

export const widgetsRich = /* @__PURE__ */ richMessages<{
  readonly 'widget.copyTheCode': { readonly hidden: MessageTag; readonly title: string }
  readonly 'websiteNeeded.liveWidgetStandsPages': { readonly link: MessageTag }
}>(english)
