import { openSearchHost } from '@roundhouse/table/search-worker'
import { expose } from 'comlink'

/** Another core that thinks for the bots of a table. */
expose(openSearchHost())
