import {
  type BinaryOperationNode,
  BinaryOperationNode as BinaryOperations,
  ColumnNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type RawNode,
  RawNode as Raws,
  ReferenceNode,
  ValueNode,
} from 'kysely'

const OWNING_COLUMNS = ['account_id', 'user_id']

const CHECK_IN_TEXT = /\b(account_id|user_id) = $/

/**
 * Removes every `account_id = …` and `user_id = …` from the statements, as if their author had
 * forgotten the check; where a statement is text, it asks for everyone else's rows instead. Joins,
 * which compare two columns, stay.
 */
export class ForgetAccountChecks extends OperationNodeTransformer implements KyselyPlugin {
  forgotten = 0

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.transformNode(node, queryId)
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }

  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { leftOperand, operator, rightOperand } = node
    const isCheck =
      ReferenceNode.is(leftOperand) &&
      ColumnNode.is(leftOperand.column) &&
      OWNING_COLUMNS.includes(leftOperand.column.column.name) &&
      ValueNode.is(rightOperand)
    if (!isCheck) return super.transformBinaryOperation(node)
    this.forgotten += 1
    return BinaryOperations.create(leftOperand, operator, leftOperand)
  }

  protected override transformRaw(node: RawNode, queryId?: QueryId): RawNode {
    const { sqlFragments, parameters } = super.transformRaw(node, queryId)
    const others = sqlFragments.map((text) => text.replace(CHECK_IN_TEXT, '$1 is distinct from '))
    this.forgotten += others.filter((text, index) => text !== sqlFragments[index]).length
    return Raws.create(others, parameters)
  }
}
