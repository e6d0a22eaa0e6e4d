import {
  type ColumnDefinitionNode,
  type CreateTableNode,
  DataTypeNode,
  GeneratedNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  PostgresAdapter,
  RawNode,
} from 'kysely'

/*
 * Migrations are written once, as SQLite says it. PostgreSQL has other words for four things: rows without a number of their own,
 * columns that number themselves, bytes, and tables that need not outlive a crash.
 */

export const isPostgres = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof PostgresAdapter

class Translation extends OperationNodeTransformer {
  protected override transformDataType(node: DataTypeNode): DataTypeNode {
    return node.dataType === 'blob' ? DataTypeNode.create('bytea') : node
  }

  /** SQLite numbers every `integer primary key`; one that names a row of another table is given its number. */
  protected override transformColumnDefinition(node: ColumnDefinitionNode): ColumnDefinitionNode {
    const column = super.transformColumnDefinition(node)
    const { dataType, primaryKey, references, autoIncrement, ...rest } = column
    const isNumbered = isInteger(dataType) && primaryKey === true && references === undefined
    if (!isNumbered) return column
    const generated = GeneratedNode.create({ identity: true, byDefault: true })
    return { ...rest, dataType, primaryKey, generated }
  }

  protected override transformCreateTable(node: CreateTableNode): CreateTableNode {
    const { endModifiers, ...table } = super.transformCreateTable(node)
    const kept = endModifiers?.filter(modifier => !isWithoutRowid(modifier)) ?? []
    return kept.length === 0 ? table : { ...table, endModifiers: kept }
  }
}

const isInteger = (type: OperationNode): boolean => DataTypeNode.is(type) && type.dataType === 'integer'

const isWithoutRowid = (node: OperationNode): boolean =>
  RawNode.is(node) && node.sqlFragments.join('').trim() === 'without rowid'

const translation = new Translation()

/** What PostgreSQL says instead. */
export const forPostgres: KyselyPlugin = {
  transformQuery: ({ node }: PluginTransformQueryArgs) => translation.transformNode(node),
  transformResult: async ({ result }) => result,
}
