export { type AnswerWidget, createWidgetServer } from './answer-widget.ts'
