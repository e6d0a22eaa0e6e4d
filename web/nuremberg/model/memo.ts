import { memoIn } from '../../table/memo/memo.tsx'
import { type StableTableModel, StableTableModelContext } from './table-model.ts'

/** A part of the table that is left alone until what it depends on changes; ways to act never grow old. */
export const memo = memoIn<StableTableModel>(StableTableModelContext, ({ voice, canAsk }) => [voice, canAsk])
