import { writeRoute } from '../shell/route.ts'

/** What is sent to friends. */
export const invitationLink = (table: string, key: string, address = location.href): string =>
  new URL(writeRoute({ page: 'sit', id: table, key }), address).href
