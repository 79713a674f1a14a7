import type { Connection, PoolClient, Submittable } from 'pg'

/** A result column: its name and the OID of its type. */
export interface ResultColumn {
  readonly name: string
  readonly dataTypeID: number
}

/**
 * Lets PostgreSQL parse and analyse a statement without running it. Returns the columns of the result.
 * Rejects with the server's error, for example if a column is unknown.
 */
export function describeStatement(client: PoolClient, text: string): Promise<readonly ResultColumn[]> {
  return new Promise((resolve, reject) => {
    let columns: readonly ResultColumn[] = []
    // pg calls these functions on an object that sends its own query.
    const query: Submittable & Record<string, unknown> = {
      submit(connection: Connection) {
        connection.parse({ name: '', text, types: [] }, true)
        connection.describe({ type: 'S', name: '' }, true)
        connection.sync()
      },
      handleRowDescription: ({ fields }: { readonly fields: readonly ResultColumn[] }) => {
        columns = fields
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    }
    client.query(query)
  })
}
