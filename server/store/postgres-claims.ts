import type pg from 'pg'
import { CLAIM } from './postgres-appends.ts'

/*
 * Which node wakes a table that is due, and lets its bot think. It is the others' turn when a claim has run out. Doing it twice is
 * harmless, since it ends in an append that only one can win: claims save work, and nothing depends on them. The time is the
 * database's, which is the same for all nodes.
 */

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint'

const TAKE = `
  on conflict (game_table) do update set node = excluded.node, until_at = excluded.until_at
  where alarm_claim.until_at <= ${NOW} or alarm_claim.node = excluded.node
  returning game_table
`

/** Those that are due, the longest first, but for those that another node has claimed. */
export async function claimDue(client: pg.ClientBase, node: string, at: number, most: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>({
    name: 'claim-due',
    text: `
      with due as (
        select t.number, t.id, t.due, coalesce(c.node = $3 and c.until_at > ${NOW} + ${CLAIM / 2}, false) as is_own
        from game_table as t left join alarm_claim as c on c.game_table = t.number
        where t.due <= $1 and (c.game_table is null or c.until_at <= ${NOW} or c.node = $3)
        order by t.due limit $2
      ), claimed as (
        insert into alarm_claim (game_table, node, until_at)
        select number, $3, ${NOW} + ${CLAIM} from due where not is_own order by number
        ${TAKE}
      )
      select id from due where is_own or number in (select game_table from claimed) order by due
    `,
    values: [at, most, node],
  })
  return rows.map(({ id }) => id)
}

/** Whether the table is this node's now. */
export async function claimTable(client: pg.ClientBase, node: string, table: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'claim-table',
    text: `insert into alarm_claim (game_table, node, until_at)
           select number, $1, ${NOW} + ${CLAIM} from game_table where id = $2 ${TAKE}`,
    values: [node, table],
  })
  return rowCount === 1
}

export async function endClaims(client: pg.ClientBase, node: string): Promise<void> {
  await client.query('delete from alarm_claim where node = $1', [node])
}
