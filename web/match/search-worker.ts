import { openStudy } from '@roundhouse/table/search-worker'
import { expose } from 'comlink'

/** Another core that thinks for the bots of a table. */
expose(openStudy())
