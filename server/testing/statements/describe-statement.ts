import type { Connection, FieldDef, PoolClient, Submittable } from "pg";

/** What PostgreSQL says of a statement. */
export interface Description {
  /** Columns of its result. */
  readonly columns: readonly FieldDef[];
  /** Oids of the types of its parameters. */
  readonly parameters: readonly number[];
}

/** What pg calls when the answers come. */
interface Describing extends Submittable {
  handleRowDescription(message: { fields: FieldDef[] }): void;
  handleReadyForQuery(): void;
  handleError(error: Error, connection: Connection): void;
}

/** Has PostgreSQL prepare a statement, which is not run. @throws DatabaseError where it does not fit the schema */
export function describeStatement(client: PoolClient, sql: string): Promise<Description> {
  return new Promise((resolve, reject) => {
    let columns: readonly FieldDef[] = [];
    let parameters: readonly number[] = [];
    const readParameters = (message: { dataTypeIDs: number[] }): void => {
      parameters = message.dataTypeIDs;
    };
    const describing: Describing = {
      submit(connection) {
        connection.once("parameterDescription", readParameters);
        connection.parse({ text: sql, name: "", types: [] }, true);
        connection.describe({ type: "S", name: "" }, true);
        connection.sync();
      },
      handleRowDescription: (message) => {
        columns = message.fields;
      },
      handleReadyForQuery: () => resolve({ columns, parameters }),
      handleError: (error, connection) => {
        connection.off("parameterDescription", readParameters);
        reject(error);
      },
    };
    client.query(describing);
  });
}
