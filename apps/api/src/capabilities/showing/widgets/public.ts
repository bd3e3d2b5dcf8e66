export { type AnswerWidget, createWidgetServer } from './answer-widget.ts'
export { wordsOfWidgets } from './words-of-widgets.ts'
