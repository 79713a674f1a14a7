// Made by `npm run sdk` out of the OpenAPI document. Do not edit: change a contract and make it anew.

export interface paths {
    "/api/dca/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jupiter DCA orders, active or all of your plan’s window of history.
         * @description Each row is the state of an order’s account: progress, amounts, value and the next cycle. Filters combine. Walk the whole list with `after`, and fetch only what changed with `since`.
         */
        get: operations["listDcaOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/limit/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jupiter limit orders of both programs, active or all of your plan’s window of history.
         * @description Orders of Jupiter’s current limit order program and of its predecessor; `protocol` says which. `makingAmount` and `takingAmount` are what is left of each side, `ori…` what it was at the opening. Walk the whole list with `after`, and fetch only what changed with `since`.
         */
        get: operations["listLimitOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kamino/orders/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kamino limit orders, active or all of your plan’s window of history.
         * @description Each row is the state of a limit order at Kamino, with its fills so far. Walk the whole list with `after`, and fetch only what changed with `since`.
         */
        get: operations["listKaminoOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dca/aggregates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * DCA orders added up by token: what is left to spend, or what was executed in 24 hours.
         * @description One row per token that is on either side of an order, the largest sum first. With `basis=remaining` active orders count, at current prices; with `basis=filled` the executions of the last 24 hours, at the prices of their time. Unknown values are left out of sums, and counted in `unpricedOrders`.
         */
        get: operations["listDcaAggregates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dca/aggregates/volume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Executed DCA volume over time, by token.
         * @description Sums of executions in equal buckets of time, one series per token, at the prices of their time. `labels` are the starts of the buckets, `data` of each series has one sum per label. A bucket that begins before the known history is null.
         */
        get: operations["getDcaVolumeChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/limit/top/filled/chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tokens with the largest filled volume of Jupiter limit orders in 24 hours, as slices.
         * @description The same tokens and sums as `/api/limit/top/filled/table`, in the form that chart libraries take. Tokens whose volume is unknown are left out.
         */
        get: operations["getTopFilledTokenChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/limit/top/filled/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tokens with the largest filled volume of Jupiter limit orders in 24 hours.
         * @description Bought and sold volume of each token over the last 24 hours, rolling, in USD at the prices of the executions. Of both of Jupiter’s limit order programs.
         */
        get: operations["listTopFilledTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trades/top/filled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The largest executions of 24 hours from $1,000 on: 10 of perps, 20 of spot orders.
         * @description 10 executions of perps and 20 of spot orders, the largest first, each worth 1,000 USD or more. `publicKey` names the order behind it.
         */
        get: operations["listTopTrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kamino/traders/top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Makers with the largest filled volume in Kamino.
         * @description Makers ranked by the volume that was filled of their orders within the window, with their rank before it and a series for a small chart.
         */
        get: operations["listTopKaminoTraders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kamino/traders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every maker with a fill in Kamino, the largest filled volume first.
         * @description The ranking of `/api/kamino/traders/top` as a paged list of every maker with a fill within the window. Ranks are among all makers, also where `search` narrows the list.
         */
        get: operations["listKaminoTraders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kamino/tokens/top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tokens with the largest filled volume in Kamino.
         * @description Bought and sold volume of each token in Kamino’s fills within the window, in USD at the prices of the fills.
         */
        get: operations["listTopKaminoTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kamino/trades/top/filled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kamino orders of which most was filled.
         * @description One row per order, ranked by the USD that was filled of it within the window.
         */
        get: operations["listTopKaminoFilledOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kamino/orderbook/sol-usdc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kamino’s resting orders between SOL and USDC as an order book.
         * @description One level per order and the best 20 of each side. Orders below 0.001 SOL, orders reserved for one taker, and orders in the middle of a flash fill are left out. Levels of opposite sides may cross, since nothing matches orders but their takers.
         */
        get: operations["getKaminoOrderBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resolve/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an id is: an order, a token, a market or a trader.
         * @description Tells what to request next for an address that a user has typed. Any text may be given: that it is nothing known is a result, not an error.
         */
        get: operations["resolveId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{key}/fills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was executed of a spot order, newest first, and a DCA order’s next cycles.
         * @description Executions of one DCA or limit order of any spot venue, each with its price, its value and how it compares with the market of that moment. `isComplete` says whether executions are missing. Of an open DCA order also the next cycles.
         */
        get: operations["listOrderFills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dca/events/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a trader’s DCA orders, or to one: cycles, openings, endings, newest first.
         * @description A timeline of openings, cycles and endings, of all DCA orders of a wallet or of a single order.
         */
        get: operations["listDcaEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dca/pressure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What active DCA orders will buy and sell of each token in the next 24 hours.
         * @description A forecast from the schedules of active DCA orders: what they will buy and sell of each token, by hour and summed up over five horizons. `assumptions` lists what it takes for granted.
         */
        get: operations["listDcaPressure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/limit/depth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open limit orders of a token by their distance from its price.
         * @description Sums what is left of open limit orders of all venues in buckets of one percent around the token’s current price. Only orders in which the token is the base have a place there: of JUP/SOL that is JUP. `quoteOrders` counts the others and `unpricedOrders` those without a price; `orders` is the sum of all.
         */
        get: operations["getLimitDepth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The token database.
         * @description Every token that trades at one of the venues, with price, market cap, supply and volume of 24 hours. Anyone may choose any symbol: `verified` says whether the verified token list names the mint.
         */
        get: operations["listTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{tokenMint}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One token.
         * @description The row of `/api/tokens` for one mint. A symbol instead of a mint is a 404 whose `hint` leads to the search.
         */
        get: operations["getToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ohlc/tokens/{mint}/{interval}/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest prices of a token as candles.
         * @description Open, high, low and close of a token’s price with the executed volume, oldest first; the last candle is still running. Times are milliseconds. A known token without a price has an empty list.
         */
        get: operations["listLatestCandles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tokens by symbol, name or mint; markets by name; traders by address.
         * @description Finds what a user means: a token by symbol, name or mint, a market by its name, a trader by the whole address. Verified tokens come before others. Without `q`, the tokens with the most DCA volume.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Oracle prices of SOL-PERP and BTC-PERP.
         * @description The oracle prices in the header of the pages, with their change over 24 hours. The stream’s topic `prices` sends the same object.
         */
        get: operations["getDashboardPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/markets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Drift perp markets.
         * @description Price, open interest, funding and volume of each market. By default the listed ones; `filter=all` adds those in settlement and the delisted ones.
         */
        get: operations["listPerpMarkets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/markets/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Volume, open interest and mean funding of all listed Drift markets.
         * @description Totals over all listed markets. Markets without a price count for nothing in sums of USD.
         */
        get: operations["getPerpStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/analytics/markets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was executed in each listed Drift market within a period, and who is in it now.
         * @description One row per listed market: volume and executions within the period, and the open positions of this moment.
         */
        get: operations["getPerpAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/markets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One Drift perp market.
         * @description The row of `/api/drift/markets` for one market, listed or not.
         */
        get: operations["getPerpMarket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/markets/{id}/funding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The hourly funding of one Drift market, its means and when it is due again.
         * @description The last funding rate, when the next one is due, means of 24 hours and 7 days, and the hourly records. Rates are basis points per hour; above zero longs pay shorts.
         */
        get: operations["getPerpFunding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/trades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Drift perp executions of your plan’s window of history, newest first.
         * @description Each row is one fill of the program, with its taker and maker (User accounts, not wallets). An unknown market is a 404. Walk the whole list with `after`, and fetch only what changed with `since`.
         */
        get: operations["listPerpTrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/positions/history/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the newest fills left of Drift positions, newest first.
         * @description One record for each side of a fill: the size of the position after it. Records of positions smaller than `minSizeNotional` are left out. Times are milliseconds.
         */
        get: operations["listPositionRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/positions/top/{limit}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The largest open Drift positions, in USD.
         * @description Open positions of all listed markets, valued at the oracle prices of this moment.
         */
        get: operations["listTopPerpPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/markets/{id}/positions/perp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open positions of one Drift market, by size.
         * @description Open positions in one market with entry price and profit, valued at the oracle price of this moment. An unknown market is a 404.
         */
        get: operations["listMarketPerpPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/users/{id}/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open Drift positions of a wallet, or of one of its User accounts, by size.
         * @description Open positions of all User accounts of a wallet, or of one User account. A wallet without positions has an empty list.
         */
        get: operations["listUserPerpPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/markets/{id}/positions/spot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What accounts have deposited into one Drift spot market or borrowed from it, by size.
         * @description Deposits and borrows with their interest until now. A perp market’s account, name or base symbol stands for the spot market of its base asset, if there is exactly one; an index is always a spot market’s.
         */
        get: operations["listMarketSpotBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/users/{id}/positions/spot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Drift deposits and borrows of a wallet, or of one of its User accounts, by size.
         * @description Deposits and borrows of all User accounts of a wallet, or of one User account, with their interest until now.
         */
        get: operations["listUserSpotBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/markets/all/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open Drift orders of all perp markets, newest first.
         * @description Orders that rest at the program, of all markets. `userPublicKey` is the wallet, `userAccount` its User account.
         */
        get: operations["listPerpOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/markets/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open orders of one Drift market, newest first.
         * @description Orders that rest in one market. An unknown market is a 404.
         */
        get: operations["listMarketPerpOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/users/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open Drift orders of a wallet, or of one of its User accounts, newest first.
         * @description Orders that rest for all User accounts of a wallet, or for one User account.
         */
        get: operations["listUserPerpOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/orders/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One Drift order, resting or over, for as long as what was read of it is kept.
         * @description Its key is `{userAccount}:{orderId}`. An order that has ended is reconstructed from what was read of it; fields that nothing tells are null.
         */
        get: operations["getPerpOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/orders/{key}/fills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was executed of one Drift order, newest first.
         * @description Executions of one order from its owner’s side, with price, fee and counterparty. `isComplete` says whether executions are missing.
         */
        get: operations["listPerpOrderFills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/accounts/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * User accounts of Drift that hold a position or an order.
         * @description User accounts with at least one open position or order, with their totals.
         */
        get: operations["listActivePerpAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One User account of Drift with its positions and open orders.
         * @description Everything on one User account: positions, resting orders, deposits and borrows. A wallet’s address is a 404: a wallet can have several User accounts.
         */
        get: operations["getPerpAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How each source of the data is doing, the uptime that was measured, and incidents.
         * @description The numbers of the page `/status`: the state of each source, its lag behind the chain, uptime over at most 90 days, and the newest incidents.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s own plan and what is left of it.
         * @description Plan, rate, window of history and open streams of the key that came with the call, or of the address that it came from. The call itself counts.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changes, as it happens (server-sent events).
         * @description One connection for all topics. Each event is a block of lines such as `event: dca`, `id: 154` and `data: {…}`, closed by an empty line; `data` is one line of JSON. A stream begins with `retry: 3000` (milliseconds before the next connection), with the prices if they were asked for, and with `freshness`. A comment comes every 15 seconds. Resume with the last `id`; when too much has happened since, a topic says `resync: true`.
         */
        get: operations["openStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        DcaOrder: {
            /** @description Base58 of 32 bytes. */
            publicKey: string;
            /** @description Base58 of 32 bytes. */
            userPublicKey: string;
            /** @description Base58 of 32 bytes. */
            inputMint: string;
            /** @description Base58 of 32 bytes. */
            outputMint: string;
            inputTokenSymbol: string | null;
            inputTokenName: string | null;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            inputTokenImage: string | null;
            inputTokenVerified: boolean;
            inputTokenDecimals: number | null;
            outputTokenSymbol: string | null;
            outputTokenName: string | null;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            outputTokenImage: string | null;
            outputTokenVerified: boolean;
            outputTokenDecimals: number | null;
            /** @description USD per UI unit, newest sample at most 10 minutes old; null = unknown. */
            inputMintPrice: number | null;
            /** @description Likewise. */
            outputMintPrice: number | null;
            /** @description Input that was put into the order. */
            amount: number | null;
            amountRaw: string;
            /** @description `amount` at the price of `amountUsdAt`; it stays while prices move. Null = no price is known. */
            amountUsd: number | null;
            /** @description Time of the price behind `amountUsd`: the opening or up to ten minutes before it; later than `createdAt` where no price of then is known. */
            amountUsdAt: number | null;
            /** @description At the current price; 0 when nothing remains, null where the price is unknown. */
            usdSpentPerMinute: number | null;
            /** @description Cut to four decimals, so that 100 means complete. */
            progress: number;
            createdAt: number;
            /** @description When the next cycle is due; null once the order has ended. */
            nextCycleAt: number | null;
            cycleFrequency: number;
            /** @description Whether the output is the base: of USDC, USDT, SOL and JitoSOL the first that is in the pair is the quote. A pair without any of them is a buy. */
            buy: boolean;
            /** @description Input ever put in. */
            inDeposited: number | null;
            inDepositedRaw: string;
            /** @description Input taken out of the order, with what came back unsold at its closing. `progress` counts only what was taken out before. */
            inWithdrawn: number | null;
            inWithdrawnRaw: string;
            /** @description Output paid out; all of it once the order has closed. */
            outWithdrawn: number | null;
            outWithdrawnRaw: string;
            /** @description Input sold. */
            inUsed: number | null;
            inUsedRaw: string;
            /** @description Output bought. */
            outReceived: number | null;
            outReceivedRaw: string;
            /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier`, which is 1 for nearly all mints. */
            inAmountPerCycle: number | null;
            inAmountPerCycleRaw: string;
            /** @description Input that the running cycle has still to sell. */
            nextCycleAmountLeft: number | null;
            nextCycleAmountLeftRaw: string;
            /** @description Least output of a cycle; 0 = no bound. */
            minOutAmount: number | null;
            minOutAmountRaw: string;
            /** @description Most output of a cycle; 0 = no bound. */
            maxOutAmount: number | null;
            maxOutAmountRaw: string;
            /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier`, which is 1 for nearly all mints. */
            keeperInBalanceBeforeBorrow: number | null;
            keeperInBalanceBeforeBorrowRaw: string;
            /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier`, which is 1 for nearly all mints. */
            dcaOutBalanceBeforeSwap: number | null;
            dcaOutBalanceBeforeSwapRaw: string;
            /** @description u64: decimal string, since it may pass 2^53. */
            idx: string;
            bump: number;
            /**
             * @description `ended`: its account is gone and nothing told why.
             * @enum {string}
             */
            status: "open" | "completed" | "cancelled" | "expired" | "ended";
            /** @description When its account was closed; null while it is there. */
            closedAt: number | null;
            /** @description In which the chain last said so. */
            slot: number;
        };
        DcaOrderPage: {
            content: components["schemas"]["DcaOrder"][];
            totalElements: number;
            /** @description False where counting stopped at a bound: there are at least `totalElements`. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Goes into `after` of the next call; null = the list ends here; absent = this list has pages only. */
            cursor?: string | null;
            /** @description Of an answer to `since`: goes into `since` of the next call. */
            revision?: string;
            /** @description Of an answer to `since`: true = too much has changed, or too long ago; read the list anew. */
            resync?: boolean;
        };
        LimitOrder: {
            /** @description Base58 of 32 bytes. */
            publicKey: string;
            /** @description Base58 of 32 bytes. */
            maker: string;
            /** @enum {string} */
            protocol: "jupiter-limit" | "jupiter-limit-v1";
            /** @description Base58 of 32 bytes. */
            inputMint: string;
            /** @description Base58 of 32 bytes. */
            outputMint: string;
            inputTokenSymbol: string | null;
            inputTokenName: string | null;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            inputTokenImage: string | null;
            inputTokenVerified: boolean;
            inputTokenDecimals: number | null;
            outputTokenSymbol: string | null;
            outputTokenName: string | null;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            outputTokenImage: string | null;
            outputTokenVerified: boolean;
            outputTokenDecimals: number | null;
            /** @description USD per UI unit, newest sample at most 10 minutes old; null = unknown. */
            inputMintPrice: number | null;
            /** @description Likewise. */
            outputMintPrice: number | null;
            /** @description Input that was put into the order. */
            amount: number | null;
            amountRaw: string;
            /** @description `amount` at the price of `amountUsdAt`; it stays while prices move. Null = no price is known. */
            amountUsd: number | null;
            /** @description Time of the price behind `amountUsd`: the opening or up to ten minutes before it; later than `createdAt` where no price of then is known. */
            amountUsdAt: number | null;
            /** @description USD per UI unit of the base token at which the order fills; null where the quote has no price. */
            limitPriceUsd: number | null;
            /** @description Cut to four decimals, so that 100 means complete. */
            progress: number;
            /** @description Cancelled or expired before it was filled. */
            cancelled: boolean;
            /** @description Null = the opening has not been found yet. */
            createdAt: number | null;
            expiredAt: number | null;
            /** @description Whether the output is the base: of USDC, USDT, SOL and JitoSOL the first that is in the pair is the quote. A pair without any of them is a buy. */
            buy: boolean;
            /** @description Input that is left. */
            makingAmount: number | null;
            makingAmountRaw: string;
            /** @description Output that is still asked for. */
            takingAmount: number | null;
            takingAmountRaw: string;
            /** @description Input at the opening. */
            oriMakingAmount: number | null;
            oriMakingAmountRaw: string;
            /** @description Output that was asked for at the opening. */
            oriTakingAmount: number | null;
            oriTakingAmountRaw: string;
            /**
             * @description `ended`: its account is gone and nothing told why.
             * @enum {string}
             */
            status: "open" | "completed" | "cancelled" | "expired" | "ended";
            /** @description When its account was closed; null while it is there. */
            closedAt: number | null;
            /** @description In which the chain last said so. */
            slot: number;
        };
        LimitOrderPage: {
            content: components["schemas"]["LimitOrder"][];
            totalElements: number;
            /** @description False where counting stopped at a bound: there are at least `totalElements`. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Goes into `after` of the next call; null = the list ends here; absent = this list has pages only. */
            cursor?: string | null;
            /** @description Of an answer to `since`: goes into `since` of the next call. */
            revision?: string;
            /** @description Of an answer to `since`: true = too much has changed, or too long ago; read the list anew. */
            resync?: boolean;
        };
        KaminoOrder: {
            /** @description Base58 of 32 bytes. */
            publicKey: string;
            /** @description Base58 of 32 bytes. */
            maker: string;
            /** @description Base58 of 32 bytes. */
            inputMint: string;
            /** @description Base58 of 32 bytes. */
            outputMint: string;
            inputTokenSymbol: string | null;
            inputTokenName: string | null;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            inputTokenImage: string | null;
            inputTokenVerified: boolean;
            inputTokenDecimals: number | null;
            outputTokenSymbol: string | null;
            outputTokenName: string | null;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            outputTokenImage: string | null;
            outputTokenVerified: boolean;
            outputTokenDecimals: number | null;
            /** @description USD per UI unit, newest sample at most 10 minutes old; null = unknown. */
            inputMintPrice: number | null;
            /** @description Likewise. */
            outputMintPrice: number | null;
            /** @description Input that was put into the order. */
            amount: number | null;
            amountRaw: string;
            /** @description `amount` at the price of `amountUsdAt`; it stays while prices move. Null = no price is known. */
            amountUsd: number | null;
            /** @description Time of the price behind `amountUsd`: the opening or up to ten minutes before it; later than `createdAt` where no price of then is known. */
            amountUsdAt: number | null;
            /** @description USD per UI unit of the base token at which the order fills; null where the quote has no price. */
            limitPriceUsd: number | null;
            /** @description Cut to four decimals, so that 100 means complete. */
            progress: number;
            /** @description Cancelled or expired before it was filled. */
            cancelled: boolean;
            /** @description Null = the opening has not been found yet. */
            createdAt: number | null;
            /** @description Whether the output is the base: of USDC, USDT, SOL and JitoSOL the first that is in the pair is the quote. A pair without any of them is a buy. */
            buy: boolean;
            /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier`, which is 1 for nearly all mints. */
            initialInputAmount: number | null;
            initialInputAmountRaw: string;
            /** @description USD of the initial input at the current price. */
            initialInputAmountNotional: number | null;
            /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier`, which is 1 for nearly all mints. */
            remainingInputAmount: number | null;
            remainingInputAmountRaw: string;
            /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier`, which is 1 for nearly all mints. */
            filledOutputAmount: number | null;
            filledOutputAmountRaw: string;
            /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier`, which is 1 for nearly all mints. */
            expectedOutputAmount: number | null;
            expectedOutputAmountRaw: string;
            numberOfFills: number | null;
            lastUpdatedTimestamp: number | null;
            /**
             * @description `ended`: its account is gone and nothing told why.
             * @enum {string}
             */
            status: "open" | "completed" | "cancelled" | "expired" | "ended";
            /** @description When its account was closed; null while it is there. */
            closedAt: number | null;
            /** @description In which the chain last said so. */
            slot: number;
        };
        KaminoOrderPage: {
            content: components["schemas"]["KaminoOrder"][];
            totalElements: number;
            /** @description False where counting stopped at a bound: there are at least `totalElements`. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Goes into `after` of the next call; null = the list ends here; absent = this list has pages only. */
            cursor?: string | null;
            /** @description Of an answer to `since`: goes into `since` of the next call. */
            revision?: string;
            /** @description Of an answer to `since`: true = too much has changed, or too long ago; read the list anew. */
            resync?: boolean;
        };
        DcaAggregate: {
            /** @description Its name, its symbol or, where it has neither, its mint. */
            token: string;
            tokenSymbol: string | null;
            /** @description Base58 of 32 bytes. */
            tokenMint: string;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            tokenImage: string | null;
            tokenVerified: boolean;
            /** @description USD for which the token is bought: it is the output. Null where it is bought and none of those orders has a price, or with basis=filled none of those fills a known value. */
            buysUsd: number | null;
            /** @description USD for which the token is sold: it is the input. Null likewise. */
            sellsUsd: number | null;
            /** @description Both, of what is known; null where nothing is. */
            totalUsd: number | null;
            /** @description Active orders with the token on either side; null with basis=filled. */
            orders: number | null;
            /** @description Those of them that are in no sum, since their input has no price. */
            unpricedOrders: number | null;
        };
        DcaAggregateList: components["schemas"]["DcaAggregate"][];
        VolumeChart: {
            /** @description Starts of the buckets. */
            labels: number[];
            datasets: {
                /** @description The token’s symbol, with its mint where others have the same or nobody vouches for it; or `Other`. */
                label: string;
                /** @description Null = all other tokens together. */
                tokenMint: string | null;
                /** @description On the verified token list; null likewise. */
                tokenVerified: boolean | null;
                /** @description One sum per label, of the fills with a known value: 0 where there was no fill, null where none has one and where the bucket begins before the known history. In the net view below zero where more was sold. */
                data: (number | null)[];
            }[];
        };
        FilledToken: {
            /** @description Base58 of 32 bytes. */
            mint: string;
            symbol: string | null;
            name: string | null;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            image: string | null;
            verified: boolean;
            /** @description Bought and sold; null where no fill has a known value. */
            volume: number | null;
            /** @description The token was the output; null likewise. */
            buyVolume: number | null;
            /** @description The token was the input; null likewise. */
            sellVolume: number | null;
            /** @description As `volume`. */
            totalFilledUsd: number | null;
        };
        FilledTokenPage: {
            content: components["schemas"]["FilledToken"][];
            totalElements: number;
            /** @description False where counting stopped at a bound: there are at least `totalElements`. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Goes into `after` of the next call; null = the list ends here; absent = this list has pages only. */
            cursor?: string | null;
            /** @description Of an answer to `since`: goes into `since` of the next call. */
            revision?: string;
            /** @description Of an answer to `since`: true = too much has changed, or too long ago; read the list anew. */
            resync?: boolean;
        };
        FilledTokenChart: {
            /** @description Symbols of the tokens, with their mints where others have the same or nobody vouches for them, the largest first; those whose volume is unknown are left out. */
            labels: string[];
            /** @description Their mints. */
            mints: string[];
            /** @description Whether each is on the verified token list. */
            verified: boolean[];
            datasets: {
                label: string;
                data: number[];
            }[];
        };
        Trade: {
            /** @enum {string} */
            tradeType: "drift_perp" | "kamino" | "jupiter_recurring" | "jupiter_limit";
            buy: boolean;
            /** @description What was given; null for a perp whose base mint is unknown, or not on Solana. */
            inputMint: string | null;
            outputMint: string | null;
            inputTokenSymbol: string | null;
            outputTokenSymbol: string | null;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            inputTokenImage: string | null;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            outputTokenImage: string | null;
            /** @description Whether a token list vouches for it; a perp’s base always passes. */
            inputTokenVerified: boolean;
            outputTokenVerified: boolean;
            timestamp: number;
            filledAmountUsd: number;
            /** @description The order’s account; of a perp order `{user account}:{order id}`, of a perp execution without one its signature. */
            publicKey: string;
            signature: string;
            /** @description Of perps; otherwise null. */
            marketIndex: number | null;
            marketKey: string | null;
            marketName: string | null;
        };
        TradeList: components["schemas"]["Trade"][];
        KaminoTrader: {
            /** @description Base58 of 32 bytes. */
            trader: string;
            /** @description Fills of his orders in the window. */
            totalSwaps: number;
            /** @description Of the fills with a known value; null where none has one. */
            totalVolumeUsd: number | null;
            rank: number;
            /** @description Places gained since the window before this one; null where he had no fill in it, where it begins before the known history, and for a month, before which nothing is kept. */
            rankChange: number | null;
            /** @description Of the venue’s volume; null where his or that is unknown. */
            sharePercent: number | null;
            /** @description Tokens on either side of his filled orders; null where they were opened before what was read of the chain. */
            distinctTokens: number | null;
            /** @description Volume by hour (day), by six hours (week) or by day (month), UTC; the last one is running. Null where there are fills and none has a known value, and where the bucket begins before the known history. */
            volumeSeries: (number | null)[];
        };
        KaminoTraderList: components["schemas"]["KaminoTrader"][];
        KaminoTraderPage: {
            content: components["schemas"]["KaminoTrader"][];
            totalElements: number;
            /** @description False where counting stopped at a bound: there are at least `totalElements`. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Goes into `after` of the next call; null = the list ends here; absent = this list has pages only. */
            cursor?: string | null;
            /** @description Of an answer to `since`: goes into `since` of the next call. */
            revision?: string;
            /** @description Of an answer to `since`: true = too much has changed, or too long ago; read the list anew. */
            resync?: boolean;
        };
        KaminoToken: {
            /** @description Base58 of 32 bytes. */
            mint: string;
            tokenSymbol: string | null;
            tokenName: string | null;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            tokenImage: string | null;
            tokenVerified: boolean;
            /** @description Bought and sold; null where no fill has a known value. */
            totalVolumeUsd: number | null;
            totalBuyVolumeUsd: number | null;
            totalSellVolumeUsd: number | null;
        };
        KaminoTokenList: components["schemas"]["KaminoToken"][];
        KaminoFilledOrder: {
            /** @description Base58 of 32 bytes. */
            publicKey: string;
            /** @description Base58 of 32 bytes. */
            inputMint: string;
            /** @description Base58 of 32 bytes. */
            outputMint: string;
            inputTokenSymbol: string | null;
            outputTokenSymbol: string | null;
            inputTokenName: string | null;
            outputTokenName: string | null;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            inputTokenImage: string | null;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            outputTokenImage: string | null;
            inputTokenVerified: boolean;
            outputTokenVerified: boolean;
            buy: boolean;
            /** @description Filled in the window; null where no fill has a known value. */
            amountUsd: number | null;
            /** @description In the window. */
            numberOfFills: number;
            /** @description Base58 of 32 bytes. */
            maker: string;
        };
        KaminoFilledOrderList: components["schemas"]["KaminoFilledOrder"][];
        OrderBook: {
            /** @description From the highest price down. */
            bids: {
                price: number;
                /** @description What is left of the order. */
                size: number;
                /** @description Base58 of 32 bytes. */
                trader: string;
                /** @description The order. */
                publicKey: string;
                /** @description The other side has a level that it could trade with. */
                crossed: boolean;
            }[];
            /** @description From the lowest price up. */
            asks: {
                price: number;
                /** @description What is left of the order. */
                size: number;
                /** @description Base58 of 32 bytes. */
                trader: string;
                /** @description The order. */
                publicKey: string;
                /** @description The other side has a level that it could trade with. */
                crossed: boolean;
            }[];
            /** @description What to call each trader of the book. */
            traders: Record<string, never>;
        };
        Identity: {
            id: string;
            /**
             * @description `trader` also of a wallet that we know nothing of; `unknown` where it is no address.
             * @enum {string}
             */
            kind: "order" | "token" | "market" | "trader" | "unknown";
            /** @description The address to look at: of a perp User account the wallet that owns it; null for `unknown`. */
            key: string | null;
            /** @description Where an order rests. */
            venue: ("dca" | "limit" | "kamino") | null;
            /** @description Whether anything is known of it. */
            known: boolean;
        };
        OrderEvent: {
            /** @description Unique among events: the transaction and the place in it. */
            id: string;
            /** @enum {string} */
            kind: "opened" | "cycle" | "completed" | "cancelled" | "expired";
            time: number;
            /** @description The transaction. */
            signature: string;
            /** @description The order’s account. */
            publicKey: string;
            /** @description Base58 of 32 bytes. */
            inputMint: string;
            inputTokenSymbol: string | null;
            inputTokenName: string | null;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            inputTokenImage: string | null;
            inputTokenVerified: boolean;
            /** @description Base58 of 32 bytes. */
            outputMint: string;
            outputTokenSymbol: string | null;
            outputTokenName: string | null;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            outputTokenImage: string | null;
            outputTokenVerified: boolean;
            buy: boolean;
            /** @description Executed by a cycle or deposited at the opening, at the prices of its time; null = unknown, or an ending. */
            amountUsd: number | null;
        };
        OrderEventList: components["schemas"]["OrderEvent"][];
        OrderFill: {
            /** @description The transaction. */
            signature: string;
            time: number;
            /** @description Given by the maker, by the multiplier of its time; null while it can’t be told. */
            inAmount: number | null;
            inAmountRaw: string | null;
            /** @description Got by the maker, likewise. */
            outAmount: number | null;
            outAmountRaw: string;
            /** @description At the prices of its time. */
            amountUsd: number | null;
            /** @description USD per UI unit of the base token, as it was displayed at that time. */
            price: number | null;
            /** @description What the maker got against the market’s prices of that time; plus = better than the market. */
            vsMarketBps: number | null;
            taker: string | null;
            /** @description In which the chain last said so. */
            slot: number;
        };
        OrderFillPage: {
            content: components["schemas"]["OrderFill"][];
            totalElements: number;
            /** @description False where counting stopped at a bound: there are at least `totalElements`. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Goes into `after` of the next call; null = the list ends here; absent = this list has pages only. */
            cursor?: string | null;
            /** @description Of an answer to `since`: goes into `since` of the next call. */
            revision?: string;
            /** @description Of an answer to `since`: true = too much has changed, or too long ago; read the list anew. */
            resync?: boolean;
            /** @enum {string} */
            venue: "dca" | "limit" | "kamino";
            /** @description Base58 of 32 bytes. */
            inputMint: string;
            /** @description Base58 of 32 bytes. */
            outputMint: string;
            /** @description False where the order has sold more than its known executions, or only they tell of it: others are older than what was read of the chain, or have just happened. */
            isComplete: boolean;
            /** @description The next cycles of an open DCA order, if nothing changes; five at most. */
            plannedCycles: {
                time: number;
                /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier`, which is 1 for nearly all mints. */
                inAmount: number | null;
                inAmountRaw: string;
                /** @description At the current price. */
                amountUsd: number | null;
            }[];
        };
        TokenPressure: {
            /** @description Base58 of 32 bytes. */
            tokenMint: string;
            tokenSymbol: string | null;
            tokenName: string | null;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            tokenImage: string | null;
            tokenVerified: boolean;
            /** @description Active orders with the token on either side. */
            orders: number;
            /** @description Those of them that add nothing, since their input has no price. */
            unpricedOrders: number;
            /** @description Bought less sold in the next five minutes. */
            netUsd5m: number;
            netUsd30m: number;
            netUsd1h: number;
            netUsd6h: number;
            netUsd24h: number;
            buyUsd5m: number;
            buyUsd30m: number;
            buyUsd1h: number;
            buyUsd6h: number;
            buyUsd24h: number;
            sellUsd5m: number;
            sellUsd30m: number;
            sellUsd1h: number;
            sellUsd6h: number;
            sellUsd24h: number;
            /** @description By hour from `asOf` on, as many as the horizon has. As CSV and as lines of JSON each hour is a row, with the token’s other fields in front of `time`, `buyUsd`, `sellUsd` and `netUsd`. */
            hours: {
                time: number;
                buyUsd: number;
                sellUsd: number;
                netUsd: number;
            }[];
        };
        TokenPressurePage: {
            content: components["schemas"]["TokenPressure"][];
            totalElements: number;
            /** @description False where counting stopped at a bound: there are at least `totalElements`. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Goes into `after` of the next call; null = the list ends here; absent = this list has pages only. */
            cursor?: string | null;
            /** @description Of an answer to `since`: goes into `since` of the next call. */
            revision?: string;
            /** @description Of an answer to `since`: true = too much has changed, or too long ago; read the list anew. */
            resync?: boolean;
            /** @description From when the horizons count. */
            asOf: number;
            /** @description What the forecast takes for granted. */
            assumptions: string[];
        };
        LimitDepth: {
            /** @description Base58 of 32 bytes. */
            tokenMint: string;
            asOf: number;
            price: number | null;
            /** @description One percent each, from 50 % below the price to 50 % above; none where the token has no price. */
            buckets: {
                /** @description What is left of orders that buy the token. */
                buyUsd: number;
                /** @description What is left of orders that sell it. */
                sellUsd: number;
                buyOrders: number;
                sellOrders: number;
                /** @description Distance from the price at which the bucket begins. */
                fromPercent: number;
                toPercent: number;
                fromPrice: number;
            }[];
            /** @description Further down. */
            below: {
                /** @description What is left of orders that buy the token. */
                buyUsd: number;
                /** @description What is left of orders that sell it. */
                sellUsd: number;
                buyOrders: number;
                sellOrders: number;
            };
            /** @description Further up. */
            above: {
                /** @description What is left of orders that buy the token. */
                buyUsd: number;
                /** @description What is left of orders that sell it. */
                sellUsd: number;
                buyOrders: number;
                sellOrders: number;
            };
            /** @description Orders in which the token is the base but whose price is unknown: they are in no bucket, nor in `below` and `above`. Without a price of the token, all of them. */
            unpricedOrders: number;
            /** @description Orders that are left out because the token is their quote, as SOL is in JUP/SOL: their limit is a price of the other token, so they have no distance from this one’s. */
            quoteOrders: number;
            /** @description All open orders with the token on either side: those counted by place, `unpricedOrders` and `quoteOrders`. */
            orders: number;
        };
        Candle: {
            /** @description Start of the bucket. */
            time: number;
            open: number;
            high: number;
            low: number;
            close: number;
            /** @description Executed spot orders, the token on either side: of those with a known value; null where there are some and none has one, and where the candle begins before the known history. */
            volume: number | null;
        };
        CandleList: components["schemas"]["Candle"][];
        Token: {
            /** @description Base58 of 32 bytes. */
            tokenMint: string;
            name: string | null;
            symbol: string | null;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            logoUrl: string | null;
            verified: boolean;
            /** @description The well-known symbol that this token’s symbol looks like without being it. */
            imitates: string | null;
            decimals: number | null;
            price: number | null;
            /** @description price × supply. */
            marketCap: number | null;
            /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier`, which is 1 for nearly all mints. */
            supply: number | null;
            updatedDate: number;
            /** @description Executed DCA volume of the last 24 h, both sides, USD: of the fills with a known value; null where there are fills and none has one. */
            dcaVolumePastDay: number | null;
            /** @description 24 h volume of `volumeType`, all four by default, USD; null likewise, and where a perp market of this symbol was traded whose base mint is unknown. Every wrapping of a token has the whole volume of its perp market. */
            volume: number | null;
            /** @description By which amounts of this mint are multiplied now: Token-2022’s ScaledUiAmount. 1 for nearly all tokens. */
            uiMultiplier: number;
        };
        TokenPage: {
            content: components["schemas"]["Token"][];
            totalElements: number;
            /** @description False where counting stopped at a bound: there are at least `totalElements`. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Goes into `after` of the next call; null = the list ends here; absent = this list has pages only. */
            cursor?: string | null;
            /** @description Of an answer to `since`: goes into `since` of the next call. */
            revision?: string;
            /** @description Of an answer to `since`: true = too much has changed, or too long ago; read the list anew. */
            resync?: boolean;
        };
        SearchResult: {
            /** @enum {string} */
            type: "token" | "market" | "trader";
            /** @description What was found: a mint, or for the other types a market account or a wallet. */
            tokenMint: string;
            name: string | null;
            symbol: string | null;
            /** @description The issuer’s picture; ours (`/img/{mint}`) where his is at a private address; null = none. */
            logoUrl: string | null;
            verified: boolean;
            imitates: string | null;
            price: number | null;
            /** @description Of a token; null for a market and a wallet, and where there are fills and none has a known value. */
            dcaVolumePastDay: number | null;
            marketCap: number | null;
        };
        SearchResultPage: {
            content: components["schemas"]["SearchResult"][];
            totalElements: number;
            /** @description False where counting stopped at a bound: there are at least `totalElements`. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Goes into `after` of the next call; null = the list ends here; absent = this list has pages only. */
            cursor?: string | null;
            /** @description Of an answer to `since`: goes into `since` of the next call. */
            revision?: string;
            /** @description Of an answer to `since`: true = too much has changed, or too long ago; read the list anew. */
            resync?: boolean;
        };
        Prices: {
            prices: {
                marketName: string;
                lastOraclePrice: number | null;
                priceChange24Hour: number | null;
            }[];
        };
        PerpMarket: {
            /** @description Base58 of 32 bytes. */
            publicKey: string;
            name: string;
            baseAssetSymbol: string;
            marketIndex: number;
            /** @description The venue’s number: 1 = active, 7 = settlement, 8 = delisted. */
            status: number;
            /** @description The venue’s word for the status. */
            statusName: string;
            isActive: boolean;
            /** @description False = left out of lists, averages and rankings. */
            isListed: boolean;
            /** @description One side: the larger of all longs and all shorts, UI base units. */
            openInterest: number;
            /** @description The same at the oracle price. */
            openInterestUsd: number | null;
            /** @description Longs of users, the AMM left out. */
            longInterest: number;
            /** @description Shorts of users, the AMM left out. */
            shortInterest: number;
            lastOraclePrice: number | null;
            /** @description When the program last took that price from the oracle; null while nothing tells it. What stands at the oracle price is as old. */
            lastOraclePriceTime: number | null;
            /** @description False = the program itself did not believe its oracle then; null as the time. */
            lastOracleValid: boolean | null;
            /** @description Basis points per hour; plus = longs pay shorts. */
            lastFundingRate: number | null;
            /** @description The program’s own moving average of 24 hours. */
            avgFundingRate24Hour: number | null;
            lastFundingTime: number;
            /** @description When funding is due again. */
            nextFundingTime: number | null;
            /** @description Percent against the newest oracle price that is at least 24 and at most 25 hours old; null while none is known. */
            priceChange24Hour: number | null;
            /** @description USD, the account’s 24 h volume decayed to now. */
            recentVolume: number;
            /** @description User longs / user shorts; null where one side is zero. */
            longShortRatio: number | null;
            /** @description In which the chain last said so. */
            slot: number;
        };
        PerpMarketPage: {
            content: components["schemas"]["PerpMarket"][];
            totalElements: number;
            /** @description False where counting stopped at a bound: there are at least `totalElements`. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Goes into `after` of the next call; null = the list ends here; absent = this list has pages only. */
            cursor?: string | null;
            /** @description Of an answer to `since`: goes into `since` of the next call. */
            revision?: string;
            /** @description Of an answer to `since`: true = too much has changed, or too long ago; read the list anew. */
            resync?: boolean;
        };
        PerpStats: {
            /** @description USD of 24 hours: the accounts’ volumes, decayed to now. */
            totalVolume: number;
            /** @description USD, one side of each market. */
            totalOpenInterest: number;
            /** @description Arithmetic mean over the listed markets. */
            avgFundingRate: number | null;
            /** @description Mean weighted by open interest in USD. */
            weightedFundingRate: number | null;
            /** @description Listed markets. */
            marketCount: number;
            activeMarketCount: number;
            /** @description Of the listed ones. */
            marketsWithoutOpenInterest: number;
            /** @description In settlement or delisted. */
            unlistedMarketCount: number;
            /** @description Wallets with an open position in a listed market. */
            uniqueTraders: number;
            /** @description Open positions in listed markets. */
            totalPositions: number;
        };
        PerpAnalyticsRow: {
            marketIndex: number;
            /** @description Base58 of 32 bytes. */
            publicKey: string;
            name: string;
            baseAssetSymbol: string;
            /** @description Wallets with an open position now. */
            uniqueTraders: number;
            /** @description USD at the oracle price of now; null without positions. */
            avgPositionSizeUsd: number | null;
            /** @description One side, UI base units. */
            openInterest: number;
            openInterestUsd: number | null;
            /** @description User longs / user shorts; null where one side is zero. */
            longShortRatio: number | null;
            /** @description Open positions now. */
            totalPositions: number;
            /** @description USD executed within the period. */
            totalVolume: number;
            /** @description Executions within the period. */
            fills: number;
        };
        PerpAnalytics: components["schemas"]["PerpAnalyticsRow"][];
        PerpFunding: {
            marketIndex: number;
            /** @description Base58 of 32 bytes. */
            publicKey: string;
            name: string;
            lastFundingRate: number | null;
            lastFundingTime: number;
            nextFundingTime: number | null;
            /** @description Mean of the records of the last 24 hours; null where they are not all known. */
            avgFundingRate24Hour: number | null;
            /** @description Mean of the records of the last 7 days; null likewise. */
            avgFundingRate7Day: number | null;
            /** @description The records, oldest first. */
            records: {
                time: number;
                fundingRate: number | null;
            }[];
        };
        PositionRecord: {
            /** @description `{market}:{fill record}:{m|t}`: m = the maker’s record, t = the taker’s. */
            id: string;
            /** @description The trader’s wallet. */
            authority: string;
            time: number;
            marketIndex: number;
            /**
             * @description Of what was closed where nothing is left.
             * @enum {string}
             */
            positionSide: "long" | "short";
            /** @description USD after the fill at the oracle price of the fill, to the cent; 0 = closed. */
            sizeNotional: number;
            /** @description USD settled in the newest state of the User account, to the cent. */
            settledPnl: number | null;
            /** @description In which the chain last said so. */
            slot: number;
        };
        PositionHistory: components["schemas"]["PositionRecord"][];
        PerpPosition: {
            /** @description The User account. */
            publicKey: string;
            /** @description The wallet that it belongs to. */
            authority: string;
            subAccountId: number;
            marketIndex: number;
            marketKey: string | null;
            marketName: string;
            baseAssetSymbol: string;
            /** @enum {string} */
            positionSide: "long" | "short";
            /** @description Above zero for both sides. */
            baseAssetAmount: number;
            /** @description USD at the oracle price of now. */
            sizeNotional: number | null;
            entryPrice: number | null;
            breakEvenPrice: number | null;
            lastOraclePrice: number | null;
            /** @description USD that closing at the oracle price would leave to be settled, before funding: also what earlier trades realised and nobody has settled yet. */
            unrealizedPnl: number | null;
            /** @description USD earned (plus) or owed (minus) since funding was last settled. */
            unsettledFunding: number | null;
            /** @description USD settled of this position so far. */
            settledPnl: number;
            openOrders: number;
            /** @description In which the chain last said so. */
            slot: number;
        };
        PerpPositionPage: {
            content: components["schemas"]["PerpPosition"][];
            totalElements: number;
            /** @description False where counting stopped at a bound: there are at least `totalElements`. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Goes into `after` of the next call; null = the list ends here; absent = this list has pages only. */
            cursor?: string | null;
            /** @description Of an answer to `since`: goes into `since` of the next call. */
            revision?: string;
            /** @description Of an answer to `since`: true = too much has changed, or too long ago; read the list anew. */
            resync?: boolean;
        };
        PerpPositionList: components["schemas"]["PerpPosition"][];
        SpotBalance: {
            /** @description The User account. */
            userAccount: string;
            /** @description The wallet that it belongs to. */
            authority: string;
            subAccountId: number;
            /** @description Of the spot market; perp markets count apart. */
            marketIndex: number;
            /** @description The spot market’s account. */
            marketKey: string;
            symbol: string;
            /** @description Base58 of 32 bytes. */
            mint: string;
            /** @enum {string} */
            side: "deposit" | "borrow";
            /** @description With the interest until now; above zero for both sides. */
            balance: number;
            balanceRaw: string;
            /** @description At the oracle price of now. */
            valueUsd: number | null;
            lastOraclePrice: number | null;
            openOrders: number;
            /** @description In which the chain last said so. */
            slot: number;
        };
        SpotBalancePage: {
            content: components["schemas"]["SpotBalance"][];
            totalElements: number;
            /** @description False where counting stopped at a bound: there are at least `totalElements`. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Goes into `after` of the next call; null = the list ends here; absent = this list has pages only. */
            cursor?: string | null;
            /** @description Of an answer to `since`: goes into `since` of the next call. */
            revision?: string;
            /** @description Of an answer to `since`: true = too much has changed, or too long ago; read the list anew. */
            resync?: boolean;
        };
        PerpOrder: {
            /** @description `{userAccount}:{orderId}` */
            id: string;
            orderId: number;
            /** @description The trader’s wallet. */
            userPublicKey: string;
            /** @description Base58 of 32 bytes. */
            userAccount: string;
            marketIndex: number;
            marketKey: string | null;
            marketName: string;
            baseAssetSymbol: string;
            /** @enum {string} */
            orderType: "market" | "limit" | "trigger_market" | "trigger_limit" | "oracle" | "unknown";
            /** @description 0 = long, 1 = short. */
            direction: number;
            baseAssetAmount: number;
            baseAssetAmountFilled: number;
            quoteAssetAmountFilled: number;
            /** @description USD; null for an order that takes what it gets. */
            price: number | null;
            /** @description Cut to four decimals, so that 100 means complete. */
            fillPercentage: number;
            /** @description The whole order at its own price, else at the oracle’s. */
            amountUsd: number | null;
            /** @description Set where the price follows the oracle. */
            oraclePriceOffset: number | null;
            triggerPrice: number | null;
            triggersAbove: boolean | null;
            lastOraclePrice: number | null;
            reduceOnly: boolean;
            postOnly: boolean;
            immediateOrCancel: boolean;
            expiredAt: number | null;
            /** @description Null until its placing is known. */
            createdAt: number | null;
            /** @description In which the chain last said so. */
            slot: number;
        };
        PerpOrderPage: {
            content: components["schemas"]["PerpOrder"][];
            totalElements: number;
            /** @description False where counting stopped at a bound: there are at least `totalElements`. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Goes into `after` of the next call; null = the list ends here; absent = this list has pages only. */
            cursor?: string | null;
            /** @description Of an answer to `since`: goes into `since` of the next call. */
            revision?: string;
            /** @description Of an answer to `since`: true = too much has changed, or too long ago; read the list anew. */
            resync?: boolean;
        };
        PerpOrderDetail: {
            /** @description `{userAccount}:{orderId}` */
            id: string;
            orderId: number;
            /** @description The trader’s wallet; null where it was never seen. */
            userPublicKey: string | null;
            /** @description Base58 of 32 bytes. */
            userAccount: string;
            marketIndex: number;
            marketKey: string | null;
            marketName: string;
            baseAssetSymbol: string;
            /** @description Null where neither its account nor a record beside its placing tells it. */
            orderType: ("market" | "limit" | "trigger_market" | "trigger_limit" | "oracle" | "unknown") | null;
            /** @description 0 = long, 1 = short. */
            direction: number | null;
            /** @description Null where its placing is older than what was read. */
            baseAssetAmount: number | null;
            /** @description Null where nothing tells it; of one that is `ended`, at least this. */
            baseAssetAmountFilled: number | null;
            quoteAssetAmountFilled: number | null;
            /** @description USD; null for an order that takes what it gets, and where none is known of one that is over. */
            price: number | null;
            fillPercentage: number | null;
            /** @description The whole order at its own price, else at the oracle’s. */
            amountUsd: number | null;
            /** @description Set where the price follows the oracle. */
            oraclePriceOffset: number | null;
            triggerPrice: number | null;
            triggersAbove: boolean | null;
            lastOraclePrice: number | null;
            /** @description Null where `orderType` is, as the two that follow. */
            reduceOnly: boolean | null;
            postOnly: boolean | null;
            immediateOrCancel: boolean | null;
            expiredAt: number | null;
            /** @description Null until its placing is known. */
            createdAt: number | null;
            /** @description In which the chain last said so. */
            slot: number;
            /**
             * @description `ended`: it rests no more, and nothing that was read says how it ended.
             * @enum {string}
             */
            status: "open" | "completed" | "cancelled" | "expired" | "ended";
            /** @description USD per UI unit of all that has been filled; null = nothing has, or nothing tells it. */
            averagePrice: number | null;
            /** @description Null while it is open, and where its end is unknown. */
            closedAt: number | null;
        };
        PerpOrderFill: {
            /** @description `{signature}:{instruction path}:{event index}`, as of Drift trades. */
            id: string;
            /** @description The transaction. */
            signature: string;
            time: number;
            /**
             * @description The order’s side of the execution.
             * @enum {string}
             */
            role: "taker" | "maker";
            price: number | null;
            baseAssetAmount: number;
            quoteAssetAmount: number;
            /** @description USD that the owner paid; below zero = what he was given back. */
            fee: number | null;
            oraclePrice: number | null;
            /** @description User account of the other side; null = the AMM. */
            counterparty: string | null;
            liquidation: boolean;
            /** @description In which the chain last said so. */
            slot: number;
        };
        PerpOrderFillPage: {
            content: components["schemas"]["PerpOrderFill"][];
            totalElements: number;
            /** @description False where counting stopped at a bound: there are at least `totalElements`. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Goes into `after` of the next call; null = the list ends here; absent = this list has pages only. */
            cursor?: string | null;
            /** @description Of an answer to `since`: goes into `since` of the next call. */
            revision?: string;
            /** @description Of an answer to `since`: true = too much has changed, or too long ago; read the list anew. */
            resync?: boolean;
            marketIndex: number;
            marketName: string;
            baseAssetSymbol: string;
            /** @description False where the order has filled more than its known executions: others are older than what was read of the chain, or have just happened. */
            isComplete: boolean;
        };
        PerpAccountRow: {
            /** @description The User account. */
            publicKey: string;
            /** @description The wallet that it belongs to. */
            authority: string;
            subAccountId: number;
            name: string;
            /** @description beingLiquidated, bankrupt, reduceOnly, advancedLp, protectedMaker. */
            flags: string[];
            openPositions: number;
            openOrders: number;
            /** @description USD of all positions at the oracle prices of now. */
            positionsUsd: number;
            totalDeposits: number;
            totalWithdraws: number;
            settledPnl: number;
            cumulativeFunding: number;
            lastActiveSlot: number;
            idle: boolean;
            updatedAt: number;
            /** @description In which the chain last said so. */
            slot: number;
        };
        PerpAccountPage: {
            content: components["schemas"]["PerpAccountRow"][];
            totalElements: number;
            /** @description False where counting stopped at a bound: there are at least `totalElements`. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Goes into `after` of the next call; null = the list ends here; absent = this list has pages only. */
            cursor?: string | null;
            /** @description Of an answer to `since`: goes into `since` of the next call. */
            revision?: string;
            /** @description Of an answer to `since`: true = too much has changed, or too long ago; read the list anew. */
            resync?: boolean;
        };
        PerpAccount: {
            /** @description The User account. */
            publicKey: string;
            /** @description The wallet that it belongs to. */
            authority: string;
            subAccountId: number;
            name: string;
            /** @description beingLiquidated, bankrupt, reduceOnly, advancedLp, protectedMaker. */
            flags: string[];
            openPositions: number;
            openOrders: number;
            /** @description USD of all positions at the oracle prices of now. */
            positionsUsd: number;
            totalDeposits: number;
            totalWithdraws: number;
            settledPnl: number;
            cumulativeFunding: number;
            lastActiveSlot: number;
            idle: boolean;
            updatedAt: number;
            /** @description In which the chain last said so. */
            slot: number;
            positions: components["schemas"]["PerpPosition"][];
            orders: components["schemas"]["PerpOrder"][];
            /** @description What it has deposited and borrowed, the largest first. */
            spotBalances: components["schemas"]["SpotBalance"][];
        };
        PerpTrade: {
            /** @description `{signature}:{instruction path}:{event index}` */
            id: string;
            signature: string;
            marketIndex: number;
            marketKey: string | null;
            baseAssetSymbol: string;
            /**
             * @description The taker’s side.
             * @enum {string}
             */
            side: "buy" | "sell";
            price: number | null;
            baseAssetAmount: number;
            quoteAssetAmount: number;
            oraclePrice: number | null;
            taker: string | null;
            maker: string | null;
            liquidation: boolean;
            time: number;
            /** @description In which the chain last said so. */
            slot: number;
        };
        PerpTradePage: {
            content: components["schemas"]["PerpTrade"][];
            totalElements: number;
            /** @description False where counting stopped at a bound: there are at least `totalElements`. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Goes into `after` of the next call; null = the list ends here; absent = this list has pages only. */
            cursor?: string | null;
            /** @description Of an answer to `since`: goes into `since` of the next call. */
            revision?: string;
            /** @description Of an answer to `since`: true = too much has changed, or too long ago; read the list anew. */
            resync?: boolean;
        };
        SourceStatus: {
            /** @description Such as `accounts:jupiter-dca`. */
            source: string;
            /**
             * @description `degraded` = it follows the chain with a limitation that `detail` explains; `silent` = it has not reported for ten seconds.
             * @enum {string}
             */
            state: "live" | "degraded" | "catching-up" | "snapshot" | "starting" | "offline" | "silent";
            /** @description New data depends on it: it counts for the service’s state and uptime. */
            isVital: boolean;
            /** @description Everything up to this slot is in; null for what follows no slots. */
            lastSlot: number | null;
            /** @description Slots between that one and the newest that the node has told of. */
            lagSlots: number | null;
            /** @description Block time of the last slot. */
            dataTime: number | null;
            /** @description When it was last heard of. */
            heardAt: number;
            /** @description A sentence for people; null when all is well. */
            detail: string | null;
            /** @description Events or account changes that were taken in, over the last minute; null where nobody has counted for so long. */
            eventsPerSecond: number | null;
            /** @description Transactions that could not be read and are requested again later, so what is stored is not complete; null for a source that reads none. */
            unreadableTransactions: number | null;
            /** @description As that of the service, of this source alone. */
            uptimePercent: number | null;
        };
        Incident: {
            startedAt: number;
            /** @description Null = it goes on. */
            endedAt: number | null;
            /** @description Those that were not live. */
            sources: string[];
            /** @description A sentence for people; null = nothing was heard of the sources. */
            detail: string | null;
        };
        Status: {
            /**
             * @description `operational` = all vital sources are live, `degraded` = some are, `down` = none is.
             * @enum {string}
             */
            status: "operational" | "degraded" | "down";
            /** @description Part of the time since `measuredSince` in which all vital sources were live, in whole minutes. */
            uptimePercent: number | null;
            /** @description The first start, or 90 days ago; null = nothing is measured yet. */
            measuredSince: number | null;
            /** @description Of all sources, over the last minute. */
            eventsPerSecond: number | null;
            /** @description Questions to the node that were not answered. */
            failuresPerMinute: number | null;
            /** @description Updates that could not be decoded and were put aside. */
            quarantinedPerMinute: number | null;
            sources: components["schemas"]["SourceStatus"][];
            /** @description The newest first, 50 at most; of ten seconds or more. */
            incidents: components["schemas"]["Incident"][];
        };
        Usage: {
            /** @enum {string} */
            plan: "free" | "pro" | "ultimate" | "enterprise" | "first-party";
            /** @description Requests per second on average. */
            ratePerSecond: number;
            /** @description Requests that may come at once. */
            burst: number;
            /** @description Requests that may come at once now. */
            remaining: number;
            /** @description Seconds until the whole burst is there again. */
            resetSeconds: number;
            /** @description Days back that may be asked for by time; null = any. */
            historyDays: number | null;
            /** @description The earliest time that may be asked for; null = any. */
            earliestAllowed: number | null;
            /** @description Live streams of this web process. */
            streams: {
                limit: number;
                open: number;
            };
        };
        /** @description Where data comes from and how old it is, as the headers `X-Data-…` say it of an answer. */
        DataAge: {
            /**
             * @description Where the chain data comes from.
             * @enum {string}
             */
            source: "live" | "simulated" | "fixtures";
            /** @description Block time of the last slot that was read; null before the first. */
            dataTime: number | null;
            /** @description That slot. */
            dataSlot: number | null;
            /** @description A sentence for people while the source is down or still filling; null when all is well. */
            notice: string | null;
        };
        PricesEvent: {
            /** @constant */
            event: "prices";
            /** @description Goes into `Last-Event-ID` to resume behind this event. Absent where a stream cannot be resumed here. */
            id?: string;
            data: components["schemas"]["Prices"];
        };
        DcaEvent: {
            /** @constant */
            event: "dca";
            /** @description Goes into `Last-Event-ID` to resume behind this event. Absent where a stream cannot be resumed here. */
            id?: string;
            data: {
                /** @description The rows as they are now. Empty where `resync` is true. */
                rows: components["schemas"]["DcaOrder"][];
                /** @description True = too much has changed, or too long ago: read the list again. */
                resync: boolean;
                meta: components["schemas"]["DataAge"];
            };
        };
        LimitEvent: {
            /** @constant */
            event: "limit";
            /** @description Goes into `Last-Event-ID` to resume behind this event. Absent where a stream cannot be resumed here. */
            id?: string;
            data: {
                /** @description The rows as they are now. Empty where `resync` is true. */
                rows: components["schemas"]["LimitOrder"][];
                /** @description True = too much has changed, or too long ago: read the list again. */
                resync: boolean;
                meta: components["schemas"]["DataAge"];
            };
        };
        KaminoEvent: {
            /** @constant */
            event: "kamino";
            /** @description Goes into `Last-Event-ID` to resume behind this event. Absent where a stream cannot be resumed here. */
            id?: string;
            data: {
                /** @description The rows as they are now. Empty where `resync` is true. */
                rows: components["schemas"]["KaminoOrder"][];
                /** @description True = too much has changed, or too long ago: read the list again. */
                resync: boolean;
                meta: components["schemas"]["DataAge"];
            };
        };
        PerpTradesEvent: {
            /** @constant */
            event: "drift.trades";
            /** @description Goes into `Last-Event-ID` to resume behind this event. Absent where a stream cannot be resumed here. */
            id?: string;
            data: {
                /** @description The rows as they are now. Empty where `resync` is true. */
                rows: components["schemas"]["PerpTrade"][];
                /** @description True = too much has changed, or too long ago: read the list again. */
                resync: boolean;
                meta: components["schemas"]["DataAge"];
            };
        };
        PerpPositionsEvent: {
            /** @constant */
            event: "drift.positions";
            /** @description Goes into `Last-Event-ID` to resume behind this event. Absent where a stream cannot be resumed here. */
            id?: string;
            data: {
                /** @description The rows as they are now. Empty where `resync` is true. */
                rows: components["schemas"]["PositionRecord"][];
                /** @description True = too much has changed, or too long ago: read the list again. */
                resync: boolean;
                meta: components["schemas"]["DataAge"];
                /** @description User accounts whose positions, orders or balances changed: read them again where you show them. Absent where `resync` is true. */
                accounts?: string[];
            };
        };
        MarketStatsEvent: {
            /** @constant */
            event: "market_stats";
            /** @description Goes into `Last-Event-ID` to resume behind this event. Absent where a stream cannot be resumed here. */
            id?: string;
            data: {
                /** @description The rows as they are now. Empty where `resync` is true. */
                rows: components["schemas"]["PerpMarket"][];
                /** @description True = too much has changed, or too long ago: read the list again. */
                resync: boolean;
                meta: components["schemas"]["DataAge"];
                /** @description The totals as they are now. Absent where `resync` is true. */
                stats?: components["schemas"]["PerpStats"];
            };
        };
        FreshnessEvent: {
            /** @constant */
            event: "freshness";
            /** @description Goes into `Last-Event-ID` to resume behind this event. Absent where a stream cannot be resumed here. */
            id?: string;
            /** @description How old the data of each topic is. Comes every five seconds, whatever topics are asked for. */
            data: {
                prices: components["schemas"]["DataAge"];
                dca: components["schemas"]["DataAge"];
                limit: components["schemas"]["DataAge"];
                kamino: components["schemas"]["DataAge"];
                "drift.trades": components["schemas"]["DataAge"];
                "drift.positions": components["schemas"]["DataAge"];
                market_stats: components["schemas"]["DataAge"];
            };
        };
        /** @description One event of the stream; `event` says what its `data` is. Clients ignore events that they do not know. */
        StreamEvent: components["schemas"]["PricesEvent"] | components["schemas"]["DcaEvent"] | components["schemas"]["LimitEvent"] | components["schemas"]["KaminoEvent"] | components["schemas"]["PerpTradesEvent"] | components["schemas"]["PerpPositionsEvent"] | components["schemas"]["MarketStatsEvent"] | components["schemas"]["FreshnessEvent"];
        Problem: {
            /** @description Path that stands for this kind of problem. */
            type: string;
            title: string;
            status: number;
            /** @description What is wrong with this request, for people. */
            detail: string;
            /** @description As `detail`. */
            message: string;
            /** @description Path that was asked for. */
            instance: string;
            /** @description The kind of problem, for programs. */
            code: string;
            /** @description Every parameter that is wrong. */
            errors?: {
                parameter: string;
                message: string;
            }[];
            /** @description What to do instead, for people. */
            hint?: string;
            /** @description Paths of this API that were probably meant, the likeliest first. */
            suggestions?: string[];
            retryAfter?: number;
            /** @description How far back the plan reaches. */
            earliestAllowed?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listDcaOrders: {
        parameters: {
            query?: {
                /** @description Orders with something left to do; or all that were opened within your plan’s window of history, and with them all that are active, however old. An order is found by its whole key at any age. */
                filter?: "active" | "historical";
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description What the list is sorted by: createdAt, amountUsd; with filter=active also: progress, usdSpentPerMinute. */
                sortField?: "createdAt" | "amountUsd" | "progress" | "usdSpentPerMinute";
                /** @description Smallest or largest first. */
                sortOrder?: "asc" | "desc";
                /**
                 * @description A mint on either side of the order.
                 * @example So11111111111111111111111111111111111111112
                 */
                tokenMint?: string;
                /**
                 * @description The wallet whose orders they are.
                 * @example 3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ
                 */
                maker?: string;
                /**
                 * @description Symbol, name, mint, order or maker; of keys the beginning is enough, four letters at least. What is longer than 100 characters is cut.
                 * @example SOL
                 */
                search?: string;
                /**
                 * @description The order was worth at least this when it was opened.
                 * @example 1000
                 */
                minAmountUsd?: number;
                /**
                 * @description Opened at this time or later: seconds since 1970 or ISO 8601.
                 * @example 1795000000
                 */
                start?: number | string;
                /**
                 * @description Opened before this time, which is later than `start`; written likewise.
                 * @example 1795086400
                 */
                end?: number | string;
                /** @description The `cursor` of the answer before: goes on behind its last row, however far in, and misses and repeats nothing while rows come in. Instead of `page`; with the same sort and filters, but `start` and `end` may move. */
                after?: string;
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "publicKey",
                 *       "userPublicKey"
                 *     ]
                 */
                fields?: ("publicKey" | "userPublicKey" | "inputMint" | "outputMint" | "inputTokenSymbol" | "inputTokenName" | "inputTokenImage" | "inputTokenVerified" | "inputTokenDecimals" | "outputTokenSymbol" | "outputTokenName" | "outputTokenImage" | "outputTokenVerified" | "outputTokenDecimals" | "inputMintPrice" | "outputMintPrice" | "amount" | "amountRaw" | "amountUsd" | "amountUsdAt" | "usdSpentPerMinute" | "progress" | "createdAt" | "nextCycleAt" | "cycleFrequency" | "buy" | "inDeposited" | "inDepositedRaw" | "inWithdrawn" | "inWithdrawnRaw" | "outWithdrawn" | "outWithdrawnRaw" | "inUsed" | "inUsedRaw" | "outReceived" | "outReceivedRaw" | "inAmountPerCycle" | "inAmountPerCycleRaw" | "nextCycleAmountLeft" | "nextCycleAmountLeftRaw" | "minOutAmount" | "minOutAmountRaw" | "maxOutAmount" | "maxOutAmountRaw" | "keeperInBalanceBeforeBorrow" | "keeperInBalanceBeforeBorrowRaw" | "dcaOutBalanceBeforeSwap" | "dcaOutBalanceBeforeSwapRaw" | "idx" | "bump" | "status" | "closedAt" | "slot")[];
                /**
                 * @description A revision, from `X-Data-Revision` or `revision` of an earlier answer: only the rows that changed since then, whatever else is asked for, and neither filtered nor sorted. `resync` says that the list is to be read anew, so the answer is JSON.
                 * @example 1234
                 */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Jupiter DCA orders, active or all of your plan’s window of history. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "publicKey": "DMHABRY6ZiXgZarRD3EABSKyTzHvSu28cLtbisW2EweH",
                     *           "userPublicKey": "Gu5XCjeHpHyo7CGUpaum9LF7yPa3gBgjPQ856noDvvVF",
                     *           "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "outputMint": "9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump",
                     *           "inputTokenSymbol": "USDC",
                     *           "inputTokenName": "USD Coin",
                     *           "inputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "inputTokenVerified": true,
                     *           "inputTokenDecimals": 6,
                     *           "outputTokenSymbol": "Fartcoin",
                     *           "outputTokenName": "Fartcoin",
                     *           "outputTokenImage": "https://sextant.example/img/9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump",
                     *           "outputTokenVerified": true,
                     *           "outputTokenDecimals": 6,
                     *           "inputMintPrice": 0.998317544,
                     *           "outputMintPrice": 1.445019,
                     *           "amount": 78.131703,
                     *           "amountRaw": "78131703",
                     *           "amountUsd": 78.00024984,
                     *           "amountUsdAt": 1795176000,
                     *           "progress": 2.5641,
                     *           "buy": true,
                     *           "status": "open",
                     *           "closedAt": null,
                     *           "slot": 385451998,
                     *           "usdSpentPerMinute": 0.0333334401,
                     *           "createdAt": 1795175798,
                     *           "nextCycleAt": 1795179398,
                     *           "cycleFrequency": 3600,
                     *           "inDeposited": 78.131703,
                     *           "inDepositedRaw": "78131703",
                     *           "inWithdrawn": 0,
                     *           "inWithdrawnRaw": "0",
                     *           "outWithdrawn": 1.383511,
                     *           "outWithdrawnRaw": "1383511",
                     *           "inUsed": 2.003377,
                     *           "inUsedRaw": "2003377",
                     *           "outReceived": 1.383511,
                     *           "outReceivedRaw": "1383511",
                     *           "inAmountPerCycle": 2.003377,
                     *           "inAmountPerCycleRaw": "2003377",
                     *           "nextCycleAmountLeft": 2.003377,
                     *           "nextCycleAmountLeftRaw": "2003377",
                     *           "minOutAmount": 0,
                     *           "minOutAmountRaw": "0",
                     *           "maxOutAmount": 0,
                     *           "maxOutAmountRaw": "0",
                     *           "keeperInBalanceBeforeBorrow": 0,
                     *           "keeperInBalanceBeforeBorrowRaw": "0",
                     *           "dcaOutBalanceBeforeSwap": 0,
                     *           "dcaOutBalanceBeforeSwapRaw": "0",
                     *           "idx": "1795175798",
                     *           "bump": 254
                     *         },
                     *         {
                     *           "publicKey": "EGwtvo82ZygjP2DTgRA31ami5LcW1HBR4zSdGoqZQ8fP",
                     *           "userPublicKey": "13Wia7Kxg8H2M6P6CniQJPu3YrgqSAjTdBjVuk6idKGH",
                     *           "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "outputMint": "J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn",
                     *           "inputTokenSymbol": "USDC",
                     *           "inputTokenName": "USD Coin",
                     *           "inputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "inputTokenVerified": true,
                     *           "inputTokenDecimals": 6,
                     *           "outputTokenSymbol": "JitoSOL",
                     *           "outputTokenName": "Jito Staked SOL",
                     *           "outputTokenImage": "https://sextant.example/img/J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn",
                     *           "outputTokenVerified": true,
                     *           "outputTokenDecimals": 9,
                     *           "inputMintPrice": 0.998317544,
                     *           "outputMintPrice": 221.6870866,
                     *           "amount": 196.608545,
                     *           "amountRaw": "196608545",
                     *           "amountUsd": 196.2777598,
                     *           "amountUsdAt": 1795176000,
                     *           "progress": 5.7142,
                     *           "buy": true,
                     *           "status": "open",
                     *           "closedAt": null,
                     *           "slot": 385451998,
                     *           "usdSpentPerMinute": 1.121587199,
                     *           "createdAt": 1795175467,
                     *           "nextCycleAt": 1795176067,
                     *           "cycleFrequency": 300,
                     *           "inDeposited": 196.608545,
                     *           "inDepositedRaw": "196608545",
                     *           "inWithdrawn": 0,
                     *           "inWithdrawnRaw": "0",
                     *           "outWithdrawn": 0.050473472,
                     *           "outWithdrawnRaw": "50473472",
                     *           "inUsed": 11.234774,
                     *           "inUsedRaw": "11234774",
                     *           "outReceived": 0.050473472,
                     *           "outReceivedRaw": "50473472",
                     *           "inAmountPerCycle": 5.617387,
                     *           "inAmountPerCycleRaw": "5617387",
                     *           "nextCycleAmountLeft": 5.617387,
                     *           "nextCycleAmountLeftRaw": "5617387",
                     *           "minOutAmount": 0,
                     *           "minOutAmountRaw": "0",
                     *           "maxOutAmount": 0,
                     *           "maxOutAmountRaw": "0",
                     *           "keeperInBalanceBeforeBorrow": 0,
                     *           "keeperInBalanceBeforeBorrowRaw": "0",
                     *           "dcaOutBalanceBeforeSwap": 0,
                     *           "dcaOutBalanceBeforeSwapRaw": "0",
                     *           "idx": "1795175467",
                     *           "bump": 253
                     *         }
                     *       ],
                     *       "totalElements": 1645,
                     *       "totalIsExact": true,
                     *       "totalPages": 823,
                     *       "page": 1,
                     *       "size": 2,
                     *       "cursor": "WyJjcmVhdGVkQXQiLCJkZXNjIiwxNzk1MTc1NDY3LCJFR3d0dm84Mlp5Z2pQMkRUZ1JBMzFhbWk1TGNXMUhCUjR6U2RHb3FaUThmUCIsImRjYTo0ZTJ2Il0"
                     *     }
                     */
                    "application/json": components["schemas"]["DcaOrderPage"];
                };
            };
        };
    };
    listLimitOrders: {
        parameters: {
            query?: {
                /** @description Orders with something left to do; or all that were opened within your plan’s window of history, and with them all that are active, however old. An order is found by its whole key at any age. */
                filter?: "active" | "historical";
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description What the list is sorted by: createdAt, amountUsd; with filter=active also: progress. */
                sortField?: "createdAt" | "amountUsd" | "progress";
                /** @description Smallest or largest first. */
                sortOrder?: "asc" | "desc";
                /**
                 * @description A mint on either side of the order.
                 * @example So11111111111111111111111111111111111111112
                 */
                tokenMint?: string;
                /**
                 * @description The wallet whose orders they are.
                 * @example 3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ
                 */
                maker?: string;
                /**
                 * @description Symbol, name, mint, order or maker; of keys the beginning is enough, four letters at least. What is longer than 100 characters is cut.
                 * @example SOL
                 */
                search?: string;
                /**
                 * @description The order was worth at least this when it was opened.
                 * @example 1000
                 */
                minAmountUsd?: number;
                /**
                 * @description Opened at this time or later: seconds since 1970 or ISO 8601.
                 * @example 1795000000
                 */
                start?: number | string;
                /**
                 * @description Opened before this time, which is later than `start`; written likewise.
                 * @example 1795086400
                 */
                end?: number | string;
                /** @description The `cursor` of the answer before: goes on behind its last row, however far in, and misses and repeats nothing while rows come in. Instead of `page`; with the same sort and filters, but `start` and `end` may move. */
                after?: string;
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "publicKey",
                 *       "maker"
                 *     ]
                 */
                fields?: ("publicKey" | "maker" | "protocol" | "inputMint" | "outputMint" | "inputTokenSymbol" | "inputTokenName" | "inputTokenImage" | "inputTokenVerified" | "inputTokenDecimals" | "outputTokenSymbol" | "outputTokenName" | "outputTokenImage" | "outputTokenVerified" | "outputTokenDecimals" | "inputMintPrice" | "outputMintPrice" | "amount" | "amountRaw" | "amountUsd" | "amountUsdAt" | "limitPriceUsd" | "progress" | "cancelled" | "createdAt" | "expiredAt" | "buy" | "makingAmount" | "makingAmountRaw" | "takingAmount" | "takingAmountRaw" | "oriMakingAmount" | "oriMakingAmountRaw" | "oriTakingAmount" | "oriTakingAmountRaw" | "status" | "closedAt" | "slot")[];
                /**
                 * @description A revision, from `X-Data-Revision` or `revision` of an earlier answer: only the rows that changed since then, whatever else is asked for, and neither filtered nor sorted. `resync` says that the list is to be read anew, so the answer is JSON.
                 * @example 1234
                 */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Jupiter limit orders of both programs, active or all of your plan’s window of history. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "publicKey": "4xVGMBcCuS4W1BoawvCPNsH6YXhsrAxg4gHCKoo3ZuaV",
                     *           "maker": "3uZnCwrq9j4pUwmSb4qasUK7eXy9EU2U2zcZ63XVuxFL",
                     *           "protocol": "jupiter-limit",
                     *           "inputMint": "So11111111111111111111111111111111111111112",
                     *           "outputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "inputTokenSymbol": "SOL",
                     *           "inputTokenName": "Wrapped SOL",
                     *           "inputTokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *           "inputTokenVerified": true,
                     *           "inputTokenDecimals": 9,
                     *           "outputTokenSymbol": "USDC",
                     *           "outputTokenName": "USD Coin",
                     *           "outputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "outputTokenVerified": true,
                     *           "outputTokenDecimals": 6,
                     *           "inputMintPrice": 179.616734,
                     *           "outputMintPrice": 0.998317544,
                     *           "amount": 0.412545743,
                     *           "amountRaw": "412545743",
                     *           "amountUsd": 74.14704689,
                     *           "amountUsdAt": 1795175700,
                     *           "progress": 0,
                     *           "buy": false,
                     *           "status": "open",
                     *           "closedAt": null,
                     *           "slot": 385451998,
                     *           "limitPriceUsd": 213.4443422,
                     *           "cancelled": false,
                     *           "createdAt": 1795175876,
                     *           "expiredAt": 1795435076,
                     *           "makingAmount": 0.412545743,
                     *           "makingAmountRaw": "412545743",
                     *           "takingAmount": 88.203954,
                     *           "takingAmountRaw": "88203954",
                     *           "oriMakingAmount": 0.412545743,
                     *           "oriMakingAmountRaw": "412545743",
                     *           "oriTakingAmount": 88.203954,
                     *           "oriTakingAmountRaw": "88203954"
                     *         },
                     *         {
                     *           "publicKey": "HqAQxc2BAb6yTmFAbuK4kS7KDKt9eS2QTLfWw1FjpZ1F",
                     *           "maker": "EgLrddiLsvJ9NtiC9PdgBy1Yo7jNB7YBgQ9w1Gb6tmaE",
                     *           "protocol": "jupiter-limit",
                     *           "inputMint": "So11111111111111111111111111111111111111112",
                     *           "outputMint": "8stJ4nEpgoSBTV4gynaeUDX89FjW79E4fQAAL1WWpump",
                     *           "inputTokenSymbol": "SOL",
                     *           "inputTokenName": "Wrapped SOL",
                     *           "inputTokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *           "inputTokenVerified": true,
                     *           "inputTokenDecimals": 9,
                     *           "outputTokenSymbol": "SaltyHamst",
                     *           "outputTokenName": "Salty Hamster",
                     *           "outputTokenImage": "https://sextant.example/img/8stJ4nEpgoSBTV4gynaeUDX89FjW79E4fQAAL1WWpump",
                     *           "outputTokenVerified": true,
                     *           "outputTokenDecimals": 6,
                     *           "inputMintPrice": 179.616734,
                     *           "outputMintPrice": 0.003311490295,
                     *           "amount": 1.761715782,
                     *           "amountRaw": "1761715782",
                     *           "amountUsd": 316.6340337,
                     *           "amountUsdAt": 1795175700,
                     *           "progress": 0,
                     *           "buy": true,
                     *           "status": "open",
                     *           "closedAt": null,
                     *           "slot": 385451998,
                     *           "limitPriceUsd": 0.003058238678,
                     *           "cancelled": false,
                     *           "createdAt": 1795175737,
                     *           "expiredAt": null,
                     *           "makingAmount": 1.761715782,
                     *           "makingAmountRaw": "1761715782",
                     *           "takingAmount": 103469.2411,
                     *           "takingAmountRaw": "103469241052",
                     *           "oriMakingAmount": 1.761715782,
                     *           "oriMakingAmountRaw": "1761715782",
                     *           "oriTakingAmount": 103469.2411,
                     *           "oriTakingAmountRaw": "103469241052"
                     *         }
                     *       ],
                     *       "totalElements": 4693,
                     *       "totalIsExact": true,
                     *       "totalPages": 2347,
                     *       "page": 1,
                     *       "size": 2,
                     *       "cursor": "WyJjcmVhdGVkQXQiLCJkZXNjIiwxNzk1MTc1NzM3LCJIcUFReGMyQkFiNnlUbUZBYnVLNGtTN0tES3Q5ZVMyUVRMZld3MUZqcFoxRiIsImxpbWl0OjRlMnYiXQ"
                     *     }
                     */
                    "application/json": components["schemas"]["LimitOrderPage"];
                };
            };
        };
    };
    listKaminoOrders: {
        parameters: {
            query?: {
                /** @description Orders with something left to do; or all that were opened within your plan’s window of history, and with them all that are active, however old. An order is found by its whole key at any age. */
                filter?: "active" | "historical";
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description What the list is sorted by: createdAt, amountUsd; with filter=active also: progress. */
                sortField?: "createdAt" | "amountUsd" | "progress";
                /** @description Smallest or largest first. */
                sortOrder?: "asc" | "desc";
                /**
                 * @description A mint on either side of the order.
                 * @example So11111111111111111111111111111111111111112
                 */
                tokenMint?: string;
                /**
                 * @description The wallet whose orders they are.
                 * @example 3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ
                 */
                maker?: string;
                /**
                 * @description Symbol, name, mint, order or maker; of keys the beginning is enough, four letters at least. What is longer than 100 characters is cut.
                 * @example SOL
                 */
                search?: string;
                /**
                 * @description The order was worth at least this when it was opened.
                 * @example 1000
                 */
                minAmountUsd?: number;
                /**
                 * @description Opened at this time or later: seconds since 1970 or ISO 8601.
                 * @example 1795000000
                 */
                start?: number | string;
                /**
                 * @description Opened before this time, which is later than `start`; written likewise.
                 * @example 1795086400
                 */
                end?: number | string;
                /** @description The `cursor` of the answer before: goes on behind its last row, however far in, and misses and repeats nothing while rows come in. Instead of `page`; with the same sort and filters, but `start` and `end` may move. */
                after?: string;
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "publicKey",
                 *       "maker"
                 *     ]
                 */
                fields?: ("publicKey" | "maker" | "inputMint" | "outputMint" | "inputTokenSymbol" | "inputTokenName" | "inputTokenImage" | "inputTokenVerified" | "inputTokenDecimals" | "outputTokenSymbol" | "outputTokenName" | "outputTokenImage" | "outputTokenVerified" | "outputTokenDecimals" | "inputMintPrice" | "outputMintPrice" | "amount" | "amountRaw" | "amountUsd" | "amountUsdAt" | "limitPriceUsd" | "progress" | "cancelled" | "createdAt" | "buy" | "initialInputAmount" | "initialInputAmountRaw" | "initialInputAmountNotional" | "remainingInputAmount" | "remainingInputAmountRaw" | "filledOutputAmount" | "filledOutputAmountRaw" | "expectedOutputAmount" | "expectedOutputAmountRaw" | "numberOfFills" | "lastUpdatedTimestamp" | "status" | "closedAt" | "slot")[];
                /**
                 * @description A revision, from `X-Data-Revision` or `revision` of an earlier answer: only the rows that changed since then, whatever else is asked for, and neither filtered nor sorted. `resync` says that the list is to be read anew, so the answer is JSON.
                 * @example 1234
                 */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kamino limit orders, active or all of your plan’s window of history. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "publicKey": "8KEVsm7Rfoy4b5cVjgFyFGUo3Lfog6pLLSBXTQxFHzyY",
                     *           "maker": "7RjVakpCjYrzvRPDQAZZqhrmvYYvGfjoSXWt5gyqjNMP",
                     *           "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "outputMint": "So11111111111111111111111111111111111111112",
                     *           "inputTokenSymbol": "USDC",
                     *           "inputTokenName": "USD Coin",
                     *           "inputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "inputTokenVerified": true,
                     *           "inputTokenDecimals": 6,
                     *           "outputTokenSymbol": "SOL",
                     *           "outputTokenName": "Wrapped SOL",
                     *           "outputTokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *           "outputTokenVerified": true,
                     *           "outputTokenDecimals": 9,
                     *           "inputMintPrice": 0.998317544,
                     *           "outputMintPrice": 179.616734,
                     *           "amount": 920.114142,
                     *           "amountRaw": "920114142",
                     *           "amountUsd": 918.5660904,
                     *           "amountUsdAt": 1795176000,
                     *           "progress": 0,
                     *           "buy": true,
                     *           "status": "open",
                     *           "closedAt": null,
                     *           "slot": 385451998,
                     *           "limitPriceUsd": 177.5174357,
                     *           "cancelled": false,
                     *           "createdAt": 1795175656,
                     *           "initialInputAmount": 920.114142,
                     *           "initialInputAmountRaw": "920114142",
                     *           "initialInputAmountNotional": 918.5660904,
                     *           "remainingInputAmount": 920.114142,
                     *           "remainingInputAmountRaw": "920114142",
                     *           "filledOutputAmount": 0,
                     *           "filledOutputAmountRaw": "0",
                     *           "expectedOutputAmount": 5.17451194,
                     *           "expectedOutputAmountRaw": "5174511940",
                     *           "numberOfFills": 0,
                     *           "lastUpdatedTimestamp": 1795175656
                     *         },
                     *         {
                     *           "publicKey": "3rrekZ1vRLCy92NRuar9Fg4bCbhQhYQLJwQn1EydDsXs",
                     *           "maker": "8TPiTNuyCwoducjebVo15RbFt75oVmDNpgjSCNsW1abL",
                     *           "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "outputMint": "DnJgcuKU6fbcg9Ur29phZJWHbJPz7EyK79Y8Rq4Cpump",
                     *           "inputTokenSymbol": "USDC",
                     *           "inputTokenName": "USD Coin",
                     *           "inputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "inputTokenVerified": true,
                     *           "inputTokenDecimals": 6,
                     *           "outputTokenSymbol": "SGOBLIN",
                     *           "outputTokenName": "Spicy Goblin",
                     *           "outputTokenImage": "https://sextant.example/img/DnJgcuKU6fbcg9Ur29phZJWHbJPz7EyK79Y8Rq4Cpump",
                     *           "outputTokenVerified": true,
                     *           "outputTokenDecimals": 2,
                     *           "inputMintPrice": 0.998317544,
                     *           "outputMintPrice": 9.801707897e-10,
                     *           "amount": 3174.767526,
                     *           "amountRaw": "3174767526",
                     *           "amountUsd": 3169.426119,
                     *           "amountUsdAt": 1795176000,
                     *           "progress": 0,
                     *           "buy": true,
                     *           "status": "open",
                     *           "closedAt": null,
                     *           "slot": 385451998,
                     *           "limitPriceUsd": 9.603117366e-10,
                     *           "cancelled": false,
                     *           "createdAt": 1795174676,
                     *           "initialInputAmount": 3174.767526,
                     *           "initialInputAmountRaw": "3174767526",
                     *           "initialInputAmountNotional": 3169.426119,
                     *           "remainingInputAmount": 3174.767526,
                     *           "remainingInputAmountRaw": "3174767526",
                     *           "filledOutputAmount": 0,
                     *           "filledOutputAmountRaw": "0",
                     *           "expectedOutputAmount": 3300413812000,
                     *           "expectedOutputAmountRaw": "330041381202258",
                     *           "numberOfFills": 0,
                     *           "lastUpdatedTimestamp": 1795174676
                     *         }
                     *       ],
                     *       "totalElements": 822,
                     *       "totalIsExact": true,
                     *       "totalPages": 411,
                     *       "page": 1,
                     *       "size": 2,
                     *       "cursor": "WyJjcmVhdGVkQXQiLCJkZXNjIiwxNzk1MTc0Njc2LCIzcnJla1oxdlJMQ3k5Mk5SdWFyOUZnNGJDYmhRaFlRTEp3UW4xRXlkRHNYcyIsImthbWlubzo0ZTJ2Il0"
                     *     }
                     */
                    "application/json": components["schemas"]["KaminoOrderPage"];
                };
            };
        };
    };
    listDcaAggregates: {
        parameters: {
            query?: {
                /** @description What active orders have left to spend, or what was executed in the last 24 hours. */
                basis?: "remaining" | "filled";
                /** @description Tokens at most, the largest first. */
                limit?: number;
                /**
                 * @description Mints that are left out, parted by commas, at most 50.
                 * @example So11111111111111111111111111111111111111112,EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v
                 */
                exclude?: string;
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "token",
                 *       "tokenSymbol"
                 *     ]
                 */
                fields?: ("token" | "tokenSymbol" | "tokenMint" | "tokenImage" | "tokenVerified" | "buysUsd" | "sellsUsd" | "totalUsd" | "orders" | "unpricedOrders")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description DCA orders added up by token: what is left to spend, or what was executed in 24 hours. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "token": "USD Coin",
                     *         "tokenSymbol": "USDC",
                     *         "tokenMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "tokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "tokenVerified": true,
                     *         "buysUsd": 22743523.35,
                     *         "sellsUsd": 44457987.95,
                     *         "totalUsd": 67201511.3,
                     *         "orders": 1082,
                     *         "unpricedOrders": 0
                     *       },
                     *       {
                     *         "token": "Wrapped SOL",
                     *         "tokenSymbol": "SOL",
                     *         "tokenMint": "So11111111111111111111111111111111111111112",
                     *         "tokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *         "tokenVerified": true,
                     *         "buysUsd": 43881216.3,
                     *         "sellsUsd": 22655989.31,
                     *         "totalUsd": 66537205.61,
                     *         "orders": 729,
                     *         "unpricedOrders": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DcaAggregateList"];
                };
            };
        };
    };
    getDcaVolumeChart: {
        parameters: {
            query?: {
                /** @description Unit of a bucket. */
                interval?: "minute" | "hour" | "day";
                /** @description Units of a bucket. Buckets begin at multiples of their length, UTC. */
                intervalDuration?: number;
                /** @description Seconds since 1970 or ISO 8601. By default 24 hours before the end, or before now where the end is later. The bucket in which it lies is the first, and whole: it has to begin within the window of your plan. */
                start?: number | string;
                /** @description Written likewise; now by default. Buckets that begin at this time or later are left out; the last one before it is whole, and may reach beyond it. No bucket begins after now. */
                end?: number | string;
                /** @description Bought and sold together, or bought less sold. */
                view?: "summary" | "summaryNet";
                /**
                 * @description Mints, parted by commas, each with a series of its own, at most 50; by default the five largest, SOL, USDC, USDT and JitoSOL left out, and all others together.
                 * @example So11111111111111111111111111111111111111112,EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v
                 */
                tokenMints?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Executed DCA volume over time, by token. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "labels": [
                     *         1795089600,
                     *         1795093200
                     *       ],
                     *       "datasets": [
                     *         {
                     *           "label": "POPCAT",
                     *           "tokenMint": "7GCihgDB8fe6KNjn2MYtkzZcRjQy3t9GHdC8uHYmW2hr",
                     *           "tokenVerified": true,
                     *           "data": [
                     *             218.3154812,
                     *             194.7748375
                     *           ]
                     *         },
                     *         {
                     *           "label": "JUP",
                     *           "tokenMint": "JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN",
                     *           "tokenVerified": true,
                     *           "data": [
                     *             4173.344688,
                     *             5730.829128
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VolumeChart"];
                };
            };
        };
    };
    getTopFilledTokenChart: {
        parameters: {
            query?: {
                /** @description Tokens at most, the largest first. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tokens with the largest filled volume of Jupiter limit orders in 24 hours, as slices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "labels": [
                     *         "USDC",
                     *         "SOL"
                     *       ],
                     *       "mints": [
                     *         "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "So11111111111111111111111111111111111111112"
                     *       ],
                     *       "verified": [
                     *         true,
                     *         true
                     *       ],
                     *       "datasets": [
                     *         {
                     *           "label": "Filled volume, 24 h",
                     *           "data": [
                     *             846291.0921,
                     *             533639.6077
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FilledTokenChart"];
                };
            };
        };
    };
    listTopFilledTokens: {
        parameters: {
            query?: {
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description Only the so many largest are in the list. */
                limit?: number;
                /** @description What the list is sorted by. */
                sortField?: "totalFilledUsd" | "volume" | "buyVolume" | "sellVolume" | "symbol";
                /** @description Smallest or largest first. */
                sortOrder?: "asc" | "desc";
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "mint",
                 *       "symbol"
                 *     ]
                 */
                fields?: ("mint" | "symbol" | "name" | "image" | "verified" | "volume" | "buyVolume" | "sellVolume" | "totalFilledUsd")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tokens with the largest filled volume of Jupiter limit orders in 24 hours. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "mint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "symbol": "USDC",
                     *           "name": "USD Coin",
                     *           "image": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "verified": true,
                     *           "volume": 846291.0921,
                     *           "buyVolume": 141341.8048,
                     *           "sellVolume": 704949.2873,
                     *           "totalFilledUsd": 846291.0921
                     *         },
                     *         {
                     *           "mint": "So11111111111111111111111111111111111111112",
                     *           "symbol": "SOL",
                     *           "name": "Wrapped SOL",
                     *           "image": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *           "verified": true,
                     *           "volume": 533639.6077,
                     *           "buyVolume": 411071.8958,
                     *           "sellVolume": 122567.7119,
                     *           "totalFilledUsd": 533639.6077
                     *         }
                     *       ],
                     *       "totalElements": 50,
                     *       "totalIsExact": true,
                     *       "totalPages": 25,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["FilledTokenPage"];
                };
            };
        };
    };
    listTopTrades: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "tradeType",
                 *       "buy"
                 *     ]
                 */
                fields?: ("tradeType" | "buy" | "inputMint" | "outputMint" | "inputTokenSymbol" | "outputTokenSymbol" | "inputTokenImage" | "outputTokenImage" | "inputTokenVerified" | "outputTokenVerified" | "timestamp" | "filledAmountUsd" | "publicKey" | "signature" | "marketIndex" | "marketKey" | "marketName")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The largest executions of 24 hours from $1,000 on: 10 of perps, 20 of spot orders. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "tradeType": "drift_perp",
                     *         "buy": true,
                     *         "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "outputMint": "So11111111111111111111111111111111111111112",
                     *         "inputTokenSymbol": "USDC",
                     *         "outputTokenSymbol": "SOL",
                     *         "inputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "outputTokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *         "inputTokenVerified": true,
                     *         "outputTokenVerified": true,
                     *         "timestamp": 1795094409,
                     *         "filledAmountUsd": 822991.4862,
                     *         "publicKey": "8hj4cBcExQT1hCWvRMhqABTB8AUiJW9qRRjbqP4LTos6:85248021",
                     *         "signature": "w1CtvWi3onhtSpmq7KaDgVDsEPCVV5yiV8FkQ4cvckd24SPCD38RhkRSRshgHuRTNgnaSYgHDG92aJ2AXrdD6La",
                     *         "marketIndex": 0,
                     *         "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *         "marketName": "SOL-PERP"
                     *       },
                     *       {
                     *         "tradeType": "drift_perp",
                     *         "buy": true,
                     *         "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "outputMint": "So11111111111111111111111111111111111111112",
                     *         "inputTokenSymbol": "USDC",
                     *         "outputTokenSymbol": "SOL",
                     *         "inputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "outputTokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *         "inputTokenVerified": true,
                     *         "outputTokenVerified": true,
                     *         "timestamp": 1795151286,
                     *         "filledAmountUsd": 799712.7719,
                     *         "publicKey": "DhByuBf84LbxSsigt5hshDRxUMEknEjFvuXJ8dnfyZCE:85390213",
                     *         "signature": "4tub3auMHrswqyuqHKudeHkgWzG43cj4LtmfPkDfiWXWpejSPgsjPofFYJ7Q86s7GQjmvXZ58BEvPaDgAswmHoae",
                     *         "marketIndex": 0,
                     *         "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *         "marketName": "SOL-PERP"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TradeList"];
                };
            };
        };
    };
    listTopKaminoTraders: {
        parameters: {
            query?: {
                /** @description Rows at most, the largest first. */
                limit?: number;
                /** @description The last 24 hours or 7 days, rolling. */
                timeframe?: "day" | "week";
                /**
                 * @description A part of the trader’s address, in any case. Ranks are among all traders.
                 * @example a
                 */
                search?: string;
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "trader",
                 *       "totalSwaps"
                 *     ]
                 */
                fields?: ("trader" | "totalSwaps" | "totalVolumeUsd" | "rank" | "rankChange" | "sharePercent" | "distinctTokens" | "volumeSeries")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Makers with the largest filled volume in Kamino. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "trader": "3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ",
                     *         "totalSwaps": 40,
                     *         "totalVolumeUsd": 1620907.277,
                     *         "rank": 1,
                     *         "rankChange": null,
                     *         "sharePercent": 42.72386569,
                     *         "distinctTokens": 2,
                     *         "volumeSeries": [
                     *           null,
                     *           null
                     *         ]
                     *       },
                     *       {
                     *         "trader": "99T5BPMrRCFzv1VzToqUVSf6k5b9oq64jpX4d4akXFeS",
                     *         "totalSwaps": 37,
                     *         "totalVolumeUsd": 802408.3122,
                     *         "rank": 2,
                     *         "rankChange": null,
                     *         "sharePercent": 21.14987417,
                     *         "distinctTokens": 2,
                     *         "volumeSeries": [
                     *           null,
                     *           null
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["KaminoTraderList"];
                };
            };
        };
    };
    listKaminoTraders: {
        parameters: {
            query?: {
                /** @description The last 24 hours, 7 days or 31 days, rolling. */
                timeframe?: "day" | "week" | "month";
                /**
                 * @description A part of the trader’s address, in any case. Ranks are among all traders.
                 * @example a
                 */
                search?: string;
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "trader",
                 *       "totalSwaps"
                 *     ]
                 */
                fields?: ("trader" | "totalSwaps" | "totalVolumeUsd" | "rank" | "rankChange" | "sharePercent" | "distinctTokens" | "volumeSeries")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every maker with a fill in Kamino, the largest filled volume first. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "trader": "3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ",
                     *           "totalSwaps": 40,
                     *           "totalVolumeUsd": 1620907.277,
                     *           "rank": 1,
                     *           "rankChange": null,
                     *           "sharePercent": 42.72386569,
                     *           "distinctTokens": 2,
                     *           "volumeSeries": [
                     *             null,
                     *             null
                     *           ]
                     *         },
                     *         {
                     *           "trader": "99T5BPMrRCFzv1VzToqUVSf6k5b9oq64jpX4d4akXFeS",
                     *           "totalSwaps": 37,
                     *           "totalVolumeUsd": 802408.3122,
                     *           "rank": 2,
                     *           "rankChange": null,
                     *           "sharePercent": 21.14987417,
                     *           "distinctTokens": 2,
                     *           "volumeSeries": [
                     *             null,
                     *             null
                     *           ]
                     *         }
                     *       ],
                     *       "totalElements": 83,
                     *       "totalIsExact": true,
                     *       "totalPages": 42,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["KaminoTraderPage"];
                };
            };
        };
    };
    listTopKaminoTokens: {
        parameters: {
            query?: {
                /** @description Rows at most, the largest first. */
                limit?: number;
                /** @description The last 24 hours or 7 days, rolling. */
                timeframe?: "day" | "week";
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "mint",
                 *       "tokenSymbol"
                 *     ]
                 */
                fields?: ("mint" | "tokenSymbol" | "tokenName" | "tokenImage" | "tokenVerified" | "totalVolumeUsd" | "totalBuyVolumeUsd" | "totalSellVolumeUsd")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tokens with the largest filled volume in Kamino. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "mint": "So11111111111111111111111111111111111111112",
                     *         "tokenSymbol": "SOL",
                     *         "tokenName": "Wrapped SOL",
                     *         "tokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *         "tokenVerified": true,
                     *         "totalVolumeUsd": 3744031.492,
                     *         "totalBuyVolumeUsd": 1999772.348,
                     *         "totalSellVolumeUsd": 1744259.144
                     *       },
                     *       {
                     *         "mint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "tokenSymbol": "USDC",
                     *         "tokenName": "USD Coin",
                     *         "tokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "tokenVerified": true,
                     *         "totalVolumeUsd": 3712526.534,
                     *         "totalBuyVolumeUsd": 1735524.299,
                     *         "totalSellVolumeUsd": 1977002.235
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["KaminoTokenList"];
                };
            };
        };
    };
    listTopKaminoFilledOrders: {
        parameters: {
            query?: {
                /** @description Rows at most, the largest first. */
                limit?: number;
                /** @description The last 24 hours or 7 days, rolling. */
                timeframe?: "day" | "week";
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "publicKey",
                 *       "inputMint"
                 *     ]
                 */
                fields?: ("publicKey" | "inputMint" | "outputMint" | "inputTokenSymbol" | "outputTokenSymbol" | "inputTokenName" | "outputTokenName" | "inputTokenImage" | "outputTokenImage" | "inputTokenVerified" | "outputTokenVerified" | "buy" | "amountUsd" | "numberOfFills" | "maker")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kamino orders of which most was filled. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "publicKey": "FeMBR6nKB1f5ZjJg7VwuUU73mKtrmDfR56uy8JnPFR2Z",
                     *         "inputMint": "So11111111111111111111111111111111111111112",
                     *         "outputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "inputTokenSymbol": "SOL",
                     *         "outputTokenSymbol": "USDC",
                     *         "inputTokenName": "Wrapped SOL",
                     *         "outputTokenName": "USD Coin",
                     *         "inputTokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *         "outputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "inputTokenVerified": true,
                     *         "outputTokenVerified": true,
                     *         "buy": false,
                     *         "amountUsd": 113902.4913,
                     *         "numberOfFills": 3,
                     *         "maker": "3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ"
                     *       },
                     *       {
                     *         "publicKey": "H1Y1mGwoga3iB2jees22PgGtk5XWoTcGgixvfDKeqV9p",
                     *         "inputMint": "So11111111111111111111111111111111111111112",
                     *         "outputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "inputTokenSymbol": "SOL",
                     *         "outputTokenSymbol": "USDC",
                     *         "inputTokenName": "Wrapped SOL",
                     *         "outputTokenName": "USD Coin",
                     *         "inputTokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *         "outputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "inputTokenVerified": true,
                     *         "outputTokenVerified": true,
                     *         "buy": false,
                     *         "amountUsd": 103132.3491,
                     *         "numberOfFills": 2,
                     *         "maker": "3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["KaminoFilledOrderList"];
                };
            };
        };
    };
    getKaminoOrderBook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kamino’s resting orders between SOL and USDC as an order book. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bids": [
                     *         {
                     *           "price": 179.6647116,
                     *           "size": 295.969582,
                     *           "trader": "99T5BPMrRCFzv1VzToqUVSf6k5b9oq64jpX4d4akXFeS",
                     *           "publicKey": "2mCFm1ibqVJZmXs8goBvGHW83FxNzfNcFCXixqT7axUh",
                     *           "crossed": false
                     *         },
                     *         {
                     *           "price": 179.4811606,
                     *           "size": 369.4349223,
                     *           "trader": "3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ",
                     *           "publicKey": "21yPDh2kfXmZCR223jdooxuF9TPrr91PPCaFuRUi38oG",
                     *           "crossed": false
                     *         }
                     *       ],
                     *       "asks": [
                     *         {
                     *           "price": 180.011055,
                     *           "size": 89.88949677,
                     *           "trader": "AENA4i8S5WepJN848YtB2TvHgEhsuHV1HvpbKNmUj8rx",
                     *           "publicKey": "6htUSDA9DTJ2uwVJXhvWM7vDZZKQdmQGXivRqh8Ef74s",
                     *           "crossed": false
                     *         },
                     *         {
                     *           "price": 180.2799734,
                     *           "size": 123.9964306,
                     *           "trader": "3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ",
                     *           "publicKey": "6yuxuJKTKb4BYrB7WpAEAbiPJcMMeoZ6AGBQv9bjRmSN",
                     *           "crossed": false
                     *         }
                     *       ],
                     *       "traders": {
                     *         "99T5BPMrRCFzv1VzToqUVSf6k5b9oq64jpX4d4akXFeS": "99T5…XFeS",
                     *         "3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ": "3CPR…UDYJ",
                     *         "9n1VafczNr3ifhTNbZ9qNg3RMyeMyAvq1L3ZH498cxJe": "9n1V…cxJe",
                     *         "6h1MZRxJvWK2fpp4JiE7yCgCh5MJYnMs3PP8LwTifGqv": "6h1M…fGqv",
                     *         "AENA4i8S5WepJN848YtB2TvHgEhsuHV1HvpbKNmUj8rx": "AENA…j8rx",
                     *         "AsszKUA7STrYpkqPSq52bgw1DspJszd35238Vt58LTUa": "Assz…LTUa",
                     *         "Dj3buU1m2r73iTx9x4YPQBN8W1GQYRNmKhxJYGoKKgCg": "Dj3b…KgCg",
                     *         "BL4aUS7YpGFj5qpKe4vsEkYZzCkMz1m8P94hM5ET8uDs": "BL4a…8uDs",
                     *         "8mKj4ZRcybDnX1tRw2wxsLx2iWsmNH6w9EgCC8htstff": "8mKj…stff",
                     *         "AnYia5rSmHxJAaV4rtgV1xVX9ibZit1EBqNWMYMHsAC1": "AnYi…sAC1",
                     *         "7RjVakpCjYrzvRPDQAZZqhrmvYYvGfjoSXWt5gyqjNMP": "7RjV…jNMP",
                     *         "5vvkGrRkCXd6QWBPKijVfWm1TizVvkJ6CWT3rXQT7KB2": "5vvk…7KB2",
                     *         "J2WwPZm5T6Q6PkiQkDGBESRNHqB8Ku3ZdU7KTsB1xR46": "J2Ww…xR46",
                     *         "3iYp3FGmxLErafNNefXEvPGT2r5xbUdWsZqXnTZX7NaN": "3iYp…7NaN",
                     *         "4Wnx1Rf7yxgDYLsxhmak72rahXRPVjv64K9SKEP4ZTJa": "4Wnx…ZTJa",
                     *         "AFgm7LZoymonGeE2XtQFCb5toTcctViq36TJYfgmPx1p": "AFgm…Px1p",
                     *         "9TDfzQtEFJFDAmijv5DzBeCpVSwsDAML2kBmb9KjoDEU": "9TDf…oDEU",
                     *         "3bcTranTxHaiTtHTJiVUXSXRB4Wbeyb8oQb7mAqFjA8i": "3bcT…jA8i",
                     *         "ABRfzJ3hcEd4naNuZbNk4huKqRsbD4i1HNLwewTTjSTy": "ABRf…jSTy",
                     *         "FTfuksC1gxpMPEjGAcg6AJWETi88ideZH4KQ3ZPrUVf8": "FTfu…UVf8",
                     *         "HNdckKjBSif6C9M8GK4DJxNGkWiWidNMXxoAnLoverHj": "HNdc…erHj",
                     *         "ES9KQYt3qGFoMYEZdWUWmDf2wyLEMfRXCZzwX1PhdwGS": "ES9K…dwGS",
                     *         "3VCtjqYQqGBts2NiP5uJq59LfSbePQzxpWSLcPydNfCp": "3VCt…NfCp",
                     *         "kPuYMiqCGoZ3S4H7PkvMufoHcxKxWbX1nZHGoKisvUQ": "kPuY…svUQ"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderBook"];
                };
            };
        };
    };
    resolveId: {
        parameters: {
            query?: {
                /** @description What to take it for, whatever is known of it. */
                as?: "order" | "token" | "trader";
            };
            header?: never;
            path: {
                /**
                 * @description An account, a mint or a wallet.
                 * @example EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an id is: an order, a token, a market or a trader. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *       "kind": "token",
                     *       "key": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *       "venue": null,
                     *       "known": true
                     *     }
                     */
                    "application/json": components["schemas"]["Identity"];
                };
            };
        };
    };
    listOrderFills: {
        parameters: {
            query?: {
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "signature",
                 *       "time"
                 *     ]
                 */
                fields?: ("signature" | "time" | "inAmount" | "inAmountRaw" | "outAmount" | "outAmountRaw" | "amountUsd" | "price" | "vsMarketBps" | "taker" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description The order’s account.
                 * @example DMHABRY6ZiXgZarRD3EABSKyTzHvSu28cLtbisW2EweH
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was executed of a spot order, newest first, and a DCA order’s next cycles. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalElements": 1,
                     *       "totalIsExact": true,
                     *       "totalPages": 1,
                     *       "page": 1,
                     *       "size": 2,
                     *       "content": [
                     *         {
                     *           "signature": "3jBUPuJFD1nzoPxeq2Yngs7eKhD5trA3jTNempUA1tD2F4DpaSaS8eFB4eEYNvhmmdznG16dXySwa1ieLKAvP7TJ",
                     *           "time": 1795175802,
                     *           "inAmount": 2.003377,
                     *           "inAmountRaw": "2003377",
                     *           "outAmount": 1.383511,
                     *           "outAmountRaw": "1383511",
                     *           "amountUsd": 2.003377,
                     *           "price": 1.44803836,
                     *           "vsMarketBps": null,
                     *           "taker": "DkGiD4iZJhwHhzYcBzwPRzC7S2tUDaG9gLarGk5tvpHi",
                     *           "slot": 385451505
                     *         }
                     *       ],
                     *       "venue": "dca",
                     *       "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *       "outputMint": "9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump",
                     *       "isComplete": true,
                     *       "plannedCycles": [
                     *         {
                     *           "time": 1795179398,
                     *           "inAmount": 2.003377,
                     *           "inAmountRaw": "2003377",
                     *           "amountUsd": 2.000006406
                     *         },
                     *         {
                     *           "time": 1795182998,
                     *           "inAmount": 2.003377,
                     *           "inAmountRaw": "2003377",
                     *           "amountUsd": 2.000006406
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderFillPage"];
                };
            };
        };
    };
    listDcaEvents: {
        parameters: {
            query?: {
                /** @description Events at most, the newest first. */
                limit?: number;
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "id",
                 *       "kind"
                 *     ]
                 */
                fields?: ("id" | "kind" | "time" | "signature" | "publicKey" | "inputMint" | "inputTokenSymbol" | "inputTokenName" | "inputTokenImage" | "inputTokenVerified" | "outputMint" | "outputTokenSymbol" | "outputTokenName" | "outputTokenImage" | "outputTokenVerified" | "buy" | "amountUsd")[];
            };
            header?: never;
            path: {
                /**
                 * @description A trader’s wallet, or an order’s account.
                 * @example DMHABRY6ZiXgZarRD3EABSKyTzHvSu28cLtbisW2EweH
                 */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened to a trader’s DCA orders, or to one: cycles, openings, endings, newest first. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "3jBUPuJFD1nzoPxeq2Yngs7eKhD5trA3jTNempUA1tD2F4DpaSaS8eFB4eEYNvhmmdznG16dXySwa1ieLKAvP7TJ 3.2:0",
                     *         "kind": "cycle",
                     *         "time": 1795175802,
                     *         "signature": "3jBUPuJFD1nzoPxeq2Yngs7eKhD5trA3jTNempUA1tD2F4DpaSaS8eFB4eEYNvhmmdznG16dXySwa1ieLKAvP7TJ",
                     *         "publicKey": "DMHABRY6ZiXgZarRD3EABSKyTzHvSu28cLtbisW2EweH",
                     *         "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "inputTokenSymbol": "USDC",
                     *         "inputTokenName": "USD Coin",
                     *         "inputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "inputTokenVerified": true,
                     *         "outputMint": "9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump",
                     *         "outputTokenSymbol": "Fartcoin",
                     *         "outputTokenName": "Fartcoin",
                     *         "outputTokenImage": "https://sextant.example/img/9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump",
                     *         "outputTokenVerified": true,
                     *         "buy": true,
                     *         "amountUsd": 2.003377
                     *       },
                     *       {
                     *         "id": "5MxjikMTmxJAkXJ1M6h1asDprpk5ZbVAVAcga78DQjonEHEndimbPjTVvj7myiJotdmr4niTyuJ4oRCNdLL2V3V9 1.1:0",
                     *         "kind": "opened",
                     *         "time": 1795175798,
                     *         "signature": "5MxjikMTmxJAkXJ1M6h1asDprpk5ZbVAVAcga78DQjonEHEndimbPjTVvj7myiJotdmr4niTyuJ4oRCNdLL2V3V9",
                     *         "publicKey": "DMHABRY6ZiXgZarRD3EABSKyTzHvSu28cLtbisW2EweH",
                     *         "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "inputTokenSymbol": "USDC",
                     *         "inputTokenName": "USD Coin",
                     *         "inputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "inputTokenVerified": true,
                     *         "outputMint": "9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump",
                     *         "outputTokenSymbol": "Fartcoin",
                     *         "outputTokenName": "Fartcoin",
                     *         "outputTokenImage": "https://sextant.example/img/9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump",
                     *         "outputTokenVerified": true,
                     *         "buy": true,
                     *         "amountUsd": 78.00024984
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OrderEventList"];
                };
            };
        };
    };
    listDcaPressure: {
        parameters: {
            query?: {
                /** @description Tokens are ranked by their net over this time, and so many hours are told. */
                horizon?: "5m" | "30m" | "1h" | "6h" | "24h";
                /**
                 * @description This token only.
                 * @example So11111111111111111111111111111111111111112
                 */
                tokenMint?: string;
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "tokenMint",
                 *       "tokenSymbol"
                 *     ]
                 */
                fields?: ("tokenMint" | "tokenSymbol" | "tokenName" | "tokenImage" | "tokenVerified" | "orders" | "unpricedOrders" | "netUsd5m" | "netUsd30m" | "netUsd1h" | "netUsd6h" | "netUsd24h" | "buyUsd5m" | "buyUsd30m" | "buyUsd1h" | "buyUsd6h" | "buyUsd24h" | "sellUsd5m" | "sellUsd30m" | "sellUsd1h" | "sellUsd6h" | "sellUsd24h" | "hours")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What active DCA orders will buy and sell of each token in the next 24 hours. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalElements": 419,
                     *       "totalIsExact": true,
                     *       "totalPages": 210,
                     *       "page": 1,
                     *       "size": 2,
                     *       "content": [
                     *         {
                     *           "tokenMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "tokenSymbol": "USDC",
                     *           "tokenName": "USD Coin",
                     *           "tokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "tokenVerified": true,
                     *           "orders": 1082,
                     *           "unpricedOrders": 0,
                     *           "netUsd5m": -130630.0651,
                     *           "netUsd30m": -365117.3547,
                     *           "netUsd1h": -732820.6313,
                     *           "netUsd6h": -4384807.736,
                     *           "netUsd24h": -7252421.354,
                     *           "buyUsd5m": 2318.061324,
                     *           "buyUsd30m": 473972.5244,
                     *           "buyUsd1h": 945544.0559,
                     *           "buyUsd6h": 5655952.479,
                     *           "buyUsd24h": 19306967.4,
                     *           "sellUsd5m": 132948.1264,
                     *           "sellUsd30m": 839089.8791,
                     *           "sellUsd1h": 1678364.687,
                     *           "sellUsd6h": 10040760.21,
                     *           "sellUsd24h": 26559388.76,
                     *           "hours": [
                     *             {
                     *               "time": 1795176000,
                     *               "buyUsd": 945544.0559,
                     *               "sellUsd": 1678364.687,
                     *               "netUsd": -732820.6313
                     *             },
                     *             {
                     *               "time": 1795179600,
                     *               "buyUsd": 943894.5985,
                     *               "sellUsd": 1670078.581,
                     *               "netUsd": -726183.9827
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "tokenMint": "So11111111111111111111111111111111111111112",
                     *           "tokenSymbol": "SOL",
                     *           "tokenName": "Wrapped SOL",
                     *           "tokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *           "tokenVerified": true,
                     *           "orders": 729,
                     *           "unpricedOrders": 0,
                     *           "netUsd5m": 129814.5981,
                     *           "netUsd30m": 362165.0493,
                     *           "netUsd1h": 723909.6543,
                     *           "netUsd6h": 4362268.129,
                     *           "netUsd24h": 7146203.578,
                     *           "buyUsd5m": 131696.416,
                     *           "buyUsd30m": 832960.6204,
                     *           "buyUsd1h": 1666299.259,
                     *           "buyUsd6h": 9999002.742,
                     *           "buyUsd24h": 26436969.87,
                     *           "sellUsd5m": 1881.817944,
                     *           "sellUsd30m": 470795.5711,
                     *           "sellUsd1h": 942389.6047,
                     *           "sellUsd6h": 5636734.613,
                     *           "sellUsd24h": 19290766.29,
                     *           "hours": [
                     *             {
                     *               "time": 1795176000,
                     *               "buyUsd": 1666299.259,
                     *               "sellUsd": 942389.6047,
                     *               "netUsd": 723909.6543
                     *             },
                     *             {
                     *               "time": 1795179600,
                     *               "buyUsd": 1663271.392,
                     *               "sellUsd": 939016.1056,
                     *               "netUsd": 724255.2862
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "asOf": 1795176000,
                     *       "assumptions": [
                     *         "Prices stay as they are now.",
                     *         "No order is cancelled or opened."
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TokenPressurePage"];
                };
            };
        };
    };
    getLimitDepth: {
        parameters: {
            query?: {
                /**
                 * @description The token that is bought or sold.
                 * @example So11111111111111111111111111111111111111112
                 */
                tokenMint?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open limit orders of a token by their distance from its price. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tokenMint": "So11111111111111111111111111111111111111112",
                     *       "asOf": 1795176000,
                     *       "price": 179.616734,
                     *       "buckets": [
                     *         {
                     *           "buyUsd": 0,
                     *           "sellUsd": 0,
                     *           "buyOrders": 0,
                     *           "sellOrders": 0,
                     *           "fromPercent": -50,
                     *           "toPercent": -49,
                     *           "fromPrice": 89.808367
                     *         },
                     *         {
                     *           "buyUsd": 0,
                     *           "sellUsd": 0,
                     *           "buyOrders": 0,
                     *           "sellOrders": 0,
                     *           "fromPercent": -49,
                     *           "toPercent": -48,
                     *           "fromPrice": 91.60453434
                     *         }
                     *       ],
                     *       "below": {
                     *         "buyUsd": 0,
                     *         "sellUsd": 0,
                     *         "buyOrders": 0,
                     *         "sellOrders": 0
                     *       },
                     *       "above": {
                     *         "buyUsd": 0,
                     *         "sellUsd": 82528.52025,
                     *         "buyOrders": 0,
                     *         "sellOrders": 39
                     *       },
                     *       "unpricedOrders": 0,
                     *       "quoteOrders": 2072,
                     *       "orders": 3114
                     *     }
                     */
                    "application/json": components["schemas"]["LimitDepth"];
                };
            };
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description What the list is sorted by. */
                sortField?: "marketCap" | "updatedDate" | "dcaVolumePastDay" | "price" | "symbol";
                /** @description Smallest or largest first. */
                sortOrder?: "asc" | "desc";
                /**
                 * @description Symbol, name or mint. What is longer than 100 characters is cut.
                 * @example USDC
                 */
                search?: string;
                /**
                 * @description Only these mints, parted by commas, at most 100; all by default.
                 * @example So11111111111111111111111111111111111111112,EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v
                 */
                tokenMints?: string;
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "tokenMint",
                 *       "name"
                 *     ]
                 */
                fields?: ("tokenMint" | "name" | "symbol" | "logoUrl" | "verified" | "imitates" | "decimals" | "price" | "marketCap" | "supply" | "updatedDate" | "dcaVolumePastDay" | "volume" | "uiMultiplier")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token database. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "tokenMint": "So11111111111111111111111111111111111111112",
                     *           "name": "Wrapped SOL",
                     *           "symbol": "SOL",
                     *           "logoUrl": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *           "verified": true,
                     *           "imitates": null,
                     *           "price": 179.616734,
                     *           "marketCap": 97172653094,
                     *           "decimals": 9,
                     *           "supply": 541000000,
                     *           "updatedDate": 1795176000,
                     *           "dcaVolumePastDay": 96562780.45,
                     *           "volume": 141360670.5,
                     *           "uiMultiplier": 1
                     *         },
                     *         {
                     *           "tokenMint": "6p6xgHyF7AeE6TZkSmFsko444wqoP15icUSqi2jfGiPN",
                     *           "name": "OFFICIAL TRUMP",
                     *           "symbol": "TRUMP",
                     *           "logoUrl": "https://sextant.example/img/6p6xgHyF7AeE6TZkSmFsko444wqoP15icUSqi2jfGiPN",
                     *           "verified": true,
                     *           "imitates": null,
                     *           "price": 10.682176,
                     *           "marketCap": 10682176000,
                     *           "decimals": 6,
                     *           "supply": 1000000000,
                     *           "updatedDate": 1795176000,
                     *           "dcaVolumePastDay": 43383.79434,
                     *           "volume": 642024.1112,
                     *           "uiMultiplier": 1
                     *         }
                     *       ],
                     *       "totalElements": 666,
                     *       "totalIsExact": true,
                     *       "totalPages": 333,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["TokenPage"];
                };
            };
        };
    };
    getToken: {
        parameters: {
            query?: {
                /** @description The venue that `volume` counts; all four by default. */
                volumeType?: "dca" | "kamino" | "drift" | "jupiter_limit";
            };
            header?: never;
            path: {
                /**
                 * @description The mint.
                 * @example EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v
                 */
                tokenMint: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tokenMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *       "name": "USD Coin",
                     *       "symbol": "USDC",
                     *       "logoUrl": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *       "verified": true,
                     *       "imitates": null,
                     *       "price": 0.998317544,
                     *       "marketCap": 9783511931,
                     *       "decimals": 6,
                     *       "supply": 9800000000,
                     *       "updatedDate": 1795176000,
                     *       "dcaVolumePastDay": 93139870.66,
                     *       "volume": 97064198.43,
                     *       "uiMultiplier": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Token"];
                };
            };
        };
    };
    listLatestCandles: {
        parameters: {
            query?: {
                /** @description Candles, up to the running one; fewer where the first price is younger, or where your plan’s window of history is. */
                limit?: number;
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "time",
                 *       "open"
                 *     ]
                 */
                fields?: ("time" | "open" | "high" | "low" | "close" | "volume")[];
            };
            header?: never;
            path: {
                /**
                 * @description The mint.
                 * @example So11111111111111111111111111111111111111112
                 */
                mint: string;
                /**
                 * @description Length of a candle.
                 * @example hour
                 */
                interval: "minute" | "hour" | "day" | "1m" | "1h" | "1d";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest prices of a token as candles. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "time": 1795082400000,
                     *         "open": 180.625913,
                     *         "high": 181.611263,
                     *         "low": 180.143577,
                     *         "close": 181.192929,
                     *         "volume": null
                     *       },
                     *       {
                     *         "time": 1795086000000,
                     *         "open": 181.414844,
                     *         "high": 181.971956,
                     *         "low": 179.805631,
                     *         "close": 180.692863,
                     *         "volume": 2587076.635
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CandleList"];
                };
            };
        };
    };
    search: {
        parameters: {
            query?: {
                /**
                 * @description What to look for. What is longer than 100 characters is cut.
                 * @example SOL
                 */
                q?: string;
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description What kind of thing is looked for. */
                type?: "token" | "market" | "trader";
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "type",
                 *       "tokenMint"
                 *     ]
                 */
                fields?: ("type" | "tokenMint" | "name" | "symbol" | "logoUrl" | "verified" | "imitates" | "price" | "dcaVolumePastDay" | "marketCap")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tokens by symbol, name or mint; markets by name; traders by address. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "type": "token",
                     *           "tokenMint": "So11111111111111111111111111111111111111112",
                     *           "name": "Wrapped SOL",
                     *           "symbol": "SOL",
                     *           "logoUrl": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *           "verified": true,
                     *           "imitates": null,
                     *           "price": 179.616734,
                     *           "marketCap": 97172653094,
                     *           "dcaVolumePastDay": 96562780.45
                     *         },
                     *         {
                     *           "type": "token",
                     *           "tokenMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "name": "USD Coin",
                     *           "symbol": "USDC",
                     *           "logoUrl": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "verified": true,
                     *           "imitates": null,
                     *           "price": 0.998317544,
                     *           "marketCap": 9783511931,
                     *           "dcaVolumePastDay": 93139870.66
                     *         }
                     *       ],
                     *       "totalElements": 666,
                     *       "totalIsExact": true,
                     *       "totalPages": 333,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SearchResultPage"];
                };
            };
        };
    };
    getDashboardPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oracle prices of SOL-PERP and BTC-PERP. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "prices": [
                     *         {
                     *           "marketName": "SOL-PERP",
                     *           "lastOraclePrice": 179.616734,
                     *           "priceChange24Hour": -0.5824743065
                     *         },
                     *         {
                     *           "marketName": "BTC-PERP",
                     *           "lastOraclePrice": 125176.1673,
                     *           "priceChange24Hour": 0.758973953
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Prices"];
                };
            };
        };
    };
    listPerpMarkets: {
        parameters: {
            query?: {
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description What the list is sorted by. */
                sortField?: "openInterestUsd" | "name" | "priceChange24Hour" | "recentVolume" | "lastFundingRate" | "lastOraclePrice" | "longShortRatio";
                /** @description Smallest or largest first. */
                sortOrder?: "asc" | "desc";
                /** @description Listed markets, or also those in settlement and the delisted ones. */
                filter?: "listed" | "all";
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "publicKey",
                 *       "name"
                 *     ]
                 */
                fields?: ("publicKey" | "name" | "baseAssetSymbol" | "marketIndex" | "status" | "statusName" | "isActive" | "isListed" | "openInterest" | "openInterestUsd" | "longInterest" | "shortInterest" | "lastOraclePrice" | "lastOraclePriceTime" | "lastOracleValid" | "lastFundingRate" | "avgFundingRate24Hour" | "lastFundingTime" | "nextFundingTime" | "priceChange24Hour" | "recentVolume" | "longShortRatio" | "slot")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Drift perp markets. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "publicKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "name": "SOL-PERP",
                     *           "baseAssetSymbol": "SOL",
                     *           "marketIndex": 0,
                     *           "status": 1,
                     *           "statusName": "Active",
                     *           "isActive": true,
                     *           "isListed": true,
                     *           "openInterest": 135301.592,
                     *           "openInterestUsd": 24302430.06,
                     *           "longInterest": 133322.712,
                     *           "shortInterest": 135301.592,
                     *           "lastOraclePrice": 179.616734,
                     *           "lastOraclePriceTime": 1795176000,
                     *           "lastOracleValid": true,
                     *           "lastFundingRate": 0.1350425045,
                     *           "avgFundingRate24Hour": 0.1250972268,
                     *           "lastFundingTime": 1795172400,
                     *           "nextFundingTime": 1795176000,
                     *           "priceChange24Hour": -0.5824743065,
                     *           "recentVolume": 41175451.18,
                     *           "longShortRatio": 0.9853743037,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "publicKey": "2UZMvVTBQR9yWxrEdzEQzXWE61bUjqQ5VpJAGqVb3B19",
                     *           "name": "BTC-PERP",
                     *           "baseAssetSymbol": "BTC",
                     *           "marketIndex": 1,
                     *           "status": 1,
                     *           "statusName": "Active",
                     *           "isActive": true,
                     *           "isListed": true,
                     *           "openInterest": 118.600927,
                     *           "openInterestUsd": 14846009.48,
                     *           "longInterest": 118.600927,
                     *           "shortInterest": 111.7419,
                     *           "lastOraclePrice": 125176.1673,
                     *           "lastOraclePriceTime": 1795175999,
                     *           "lastOracleValid": true,
                     *           "lastFundingRate": 0.1093066371,
                     *           "avgFundingRate24Hour": 0.09900372568,
                     *           "lastFundingTime": 1795172400,
                     *           "nextFundingTime": 1795176000,
                     *           "priceChange24Hour": 0.758973953,
                     *           "recentVolume": 20635310.49,
                     *           "longShortRatio": 1.061382767,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 70,
                     *       "totalIsExact": true,
                     *       "totalPages": 35,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["PerpMarketPage"];
                };
            };
        };
    };
    getPerpStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Volume, open interest and mean funding of all listed Drift markets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalVolume": 108042364.7,
                     *       "totalOpenInterest": 71134784.85,
                     *       "avgFundingRate": 0.2291057314,
                     *       "weightedFundingRate": 0.1588774994,
                     *       "marketCount": 70,
                     *       "activeMarketCount": 69,
                     *       "marketsWithoutOpenInterest": 1,
                     *       "unlistedMarketCount": 2,
                     *       "uniqueTraders": 3468,
                     *       "totalPositions": 5972
                     *     }
                     */
                    "application/json": components["schemas"]["PerpStats"];
                };
            };
        };
    };
    getPerpAnalytics: {
        parameters: {
            query?: {
                /** @description The span over which executions are added up. */
                period?: "1h" | "24h" | "7d" | "30d";
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "marketIndex",
                 *       "publicKey"
                 *     ]
                 */
                fields?: ("marketIndex" | "publicKey" | "name" | "baseAssetSymbol" | "uniqueTraders" | "avgPositionSizeUsd" | "openInterest" | "openInterestUsd" | "longShortRatio" | "totalPositions" | "totalVolume" | "fills")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was executed in each listed Drift market within a period, and who is in it now. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "marketIndex": 0,
                     *         "publicKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *         "name": "SOL-PERP",
                     *         "baseAssetSymbol": "SOL",
                     *         "uniqueTraders": 1095,
                     *         "avgPositionSizeUsd": 44063.3974,
                     *         "openInterest": 135301.592,
                     *         "openInterestUsd": 24302430.06,
                     *         "longShortRatio": 0.9853743037,
                     *         "totalPositions": 1095,
                     *         "totalVolume": 41183554.42,
                     *         "fills": 1949
                     *       },
                     *       {
                     *         "marketIndex": 1,
                     *         "publicKey": "2UZMvVTBQR9yWxrEdzEQzXWE61bUjqQ5VpJAGqVb3B19",
                     *         "name": "BTC-PERP",
                     *         "baseAssetSymbol": "BTC",
                     *         "uniqueTraders": 735,
                     *         "avgPositionSizeUsd": 39229.15953,
                     *         "openInterest": 118.600927,
                     *         "openInterestUsd": 14846009.48,
                     *         "longShortRatio": 1.061382767,
                     *         "totalPositions": 735,
                     *         "totalVolume": 20643195.05,
                     *         "fills": 1185
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PerpAnalytics"];
                };
            };
        };
    };
    getPerpMarket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A market: its account, its index, its name or its base symbol.
                 * @example SOL-PERP
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One Drift perp market. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "publicKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *       "name": "SOL-PERP",
                     *       "baseAssetSymbol": "SOL",
                     *       "marketIndex": 0,
                     *       "status": 1,
                     *       "statusName": "Active",
                     *       "isActive": true,
                     *       "isListed": true,
                     *       "openInterest": 135301.592,
                     *       "openInterestUsd": 24302430.06,
                     *       "longInterest": 133322.712,
                     *       "shortInterest": 135301.592,
                     *       "lastOraclePrice": 179.616734,
                     *       "lastOraclePriceTime": 1795176000,
                     *       "lastOracleValid": true,
                     *       "lastFundingRate": 0.1350425045,
                     *       "avgFundingRate24Hour": 0.1250972268,
                     *       "lastFundingTime": 1795172400,
                     *       "nextFundingTime": 1795176000,
                     *       "priceChange24Hour": -0.5824743065,
                     *       "recentVolume": 41175451.18,
                     *       "longShortRatio": 0.9853743037,
                     *       "slot": 385451998
                     *     }
                     */
                    "application/json": components["schemas"]["PerpMarket"];
                };
            };
        };
    };
    getPerpFunding: {
        parameters: {
            query?: {
                /** @description How far back the records go. */
                hours?: number;
            };
            header?: never;
            path: {
                /**
                 * @description A market: its account, its index, its name or its base symbol.
                 * @example SOL-PERP
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hourly funding of one Drift market, its means and when it is due again. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "marketIndex": 0,
                     *       "publicKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *       "name": "SOL-PERP",
                     *       "lastFundingRate": 0.1350425045,
                     *       "lastFundingTime": 1795172400,
                     *       "nextFundingTime": 1795176000,
                     *       "avgFundingRate24Hour": 0.1256886207,
                     *       "avgFundingRate7Day": null,
                     *       "records": [
                     *         {
                     *           "time": 1795082427,
                     *           "fundingRate": 0.1367617826
                     *         },
                     *         {
                     *           "time": 1795086028,
                     *           "fundingRate": 0.1369500178
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PerpFunding"];
                };
            };
        };
    };
    listPerpTrades: {
        parameters: {
            query?: {
                /** @description Which page; they count from 1 and reach to row 50,000. Behind it, and for a whole list, there is `after`. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description The `cursor` of the answer before: goes on behind its last row, however far in, and misses and repeats nothing while rows come in. Instead of `page`; with the same sort and filters, but `start` and `end` may move. */
                after?: string;
                /**
                 * @description A market by account, index, name or base symbol; all by default.
                 * @example 0
                 */
                market?: string;
                /**
                 * @description Taker or maker: a wallet, or one of its User accounts.
                 * @example Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm
                 */
                user?: string;
                /** @description The taker’s side only. Executions of one side are looked for among 5,000 executions at a time: by page among the newest, by `after` among the next ones behind it, so that a page may have fewer rows than `size`, or none, and still a `cursor`. */
                side?: "buy" | "sell";
                /**
                 * @description Executions of at least this; they are looked for among 5,000 executions at a time: by page among the newest, by `after` among the next ones behind it, so that a page may have fewer rows than `size`, or none, and still a `cursor`.
                 * @example 1000
                 */
                minAmountUsd?: number;
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "id",
                 *       "signature"
                 *     ]
                 */
                fields?: ("id" | "signature" | "marketIndex" | "marketKey" | "baseAssetSymbol" | "side" | "price" | "baseAssetAmount" | "quoteAssetAmount" | "oraclePrice" | "taker" | "maker" | "liquidation" | "time" | "slot")[];
                /**
                 * @description A revision, from `X-Data-Revision` or `revision` of an earlier answer: only the rows that changed since then, whatever else is asked for, and neither filtered nor sorted. `resync` says that the list is to be read anew, so the answer is JSON.
                 * @example 1234
                 */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Drift perp executions of your plan’s window of history, newest first. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "id": "3LyZj4W3r4aqySC9nuQBkdeVP4gvu7zEwuiCCHiU2RV6mjHgY2hahkn4QZNdjePdFCDfMUMza4rcu9jHL2cjU8dS:log:5",
                     *           "signature": "3LyZj4W3r4aqySC9nuQBkdeVP4gvu7zEwuiCCHiU2RV6mjHgY2hahkn4QZNdjePdFCDfMUMza4rcu9jHL2cjU8dS",
                     *           "marketIndex": 0,
                     *           "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "baseAssetSymbol": "SOL",
                     *           "side": "buy",
                     *           "price": 179.606071,
                     *           "baseAssetAmount": 44.386,
                     *           "quoteAssetAmount": 7971.995067,
                     *           "oraclePrice": 179.578937,
                     *           "taker": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "maker": "EYYJwHvS3gMFdKcg7W4nRqzmaW6vf4tH5xCgV3WkcVPr",
                     *           "liquidation": false,
                     *           "time": 1795175983,
                     *           "slot": 385451959
                     *         },
                     *         {
                     *           "id": "24XeeAjBaUGKo4RAxcFwGEba7221KKiLgRc2hgL3ETTZ8YvrFBoMZsuXx88o1d34NFUpF5NSnqTpqkRB2DFXmVfC:log:5",
                     *           "signature": "24XeeAjBaUGKo4RAxcFwGEba7221KKiLgRc2hgL3ETTZ8YvrFBoMZsuXx88o1d34NFUpF5NSnqTpqkRB2DFXmVfC",
                     *           "marketIndex": 0,
                     *           "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "baseAssetSymbol": "SOL",
                     *           "side": "buy",
                     *           "price": 179.603732,
                     *           "baseAssetAmount": 44.386,
                     *           "quoteAssetAmount": 7971.891248,
                     *           "oraclePrice": 179.584595,
                     *           "taker": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "maker": "EYYJwHvS3gMFdKcg7W4nRqzmaW6vf4tH5xCgV3WkcVPr",
                     *           "liquidation": false,
                     *           "time": 1795175982,
                     *           "slot": 385451956
                     *         }
                     *       ],
                     *       "totalElements": 9481,
                     *       "totalIsExact": true,
                     *       "totalPages": 4741,
                     *       "page": 1,
                     *       "size": 2,
                     *       "cursor": "WyJ0aW1lIiwiZGVzYyIsMTc5NTE3NTk4MiwzODU0NTE5NTYsNSwiMjRYZWVBakJhVUdLbzRSQXhjRndHRWJhNzIyMUtLaUxnUmMyaGdMM0VUVFo4WXZyRkJvTVpzdVh4ODhvMWQzNE5GVXBGNU5TbnFUcHFrUkIyREZYbVZmQyIsImRyaWZ0LnRyYWRlczptc3VxIl0"
                     *     }
                     */
                    "application/json": components["schemas"]["PerpTradePage"];
                };
            };
        };
    };
    listPositionRecords: {
        parameters: {
            query?: {
                /** @description How many records at most. */
                limit?: number;
                /** @description Positions that the fill left smaller than this are left out. */
                minSizeNotional?: number;
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "id",
                 *       "authority"
                 *     ]
                 */
                fields?: ("id" | "authority" | "time" | "marketIndex" | "positionSide" | "sizeNotional" | "settledPnl" | "slot")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the newest fills left of Drift positions, newest first. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0:25260979643986:m",
                     *         "authority": "DrzjvJLFpch6ixAqSXYb3tY6ZEq5pDdmjthn76ohKk6A",
                     *         "time": 1795175983000,
                     *         "marketIndex": 0,
                     *         "positionSide": "short",
                     *         "sizeNotional": 15730.4,
                     *         "settledPnl": 2285.36,
                     *         "slot": 385451959
                     *       },
                     *       {
                     *         "id": "0:25260979643986:t",
                     *         "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *         "time": 1795175983000,
                     *         "marketIndex": 0,
                     *         "positionSide": "long",
                     *         "sizeNotional": 193655.77,
                     *         "settledPnl": 280.84,
                     *         "slot": 385451959
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PositionHistory"];
                };
            };
        };
    };
    listTopPerpPositions: {
        parameters: {
            query?: {
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "publicKey",
                 *       "authority"
                 *     ]
                 */
                fields?: ("publicKey" | "authority" | "subAccountId" | "marketIndex" | "marketKey" | "marketName" | "baseAssetSymbol" | "positionSide" | "baseAssetAmount" | "sizeNotional" | "entryPrice" | "breakEvenPrice" | "lastOraclePrice" | "unrealizedPnl" | "unsettledFunding" | "settledPnl" | "openOrders" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description How many positions.
                 * @example 20
                 */
                limit: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The largest open Drift positions, in USD. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "publicKey": "46iwY4bwWSpRCiDEmdfjC3of5WZrW5Jc9Nc4jAodVUgh",
                     *         "authority": "HdmZm58fb7kLgd4KELgELEeVGQsiF67AasMLjuT9hDVg",
                     *         "subAccountId": 0,
                     *         "marketIndex": 2,
                     *         "marketKey": "25Eax9W8SA3wpCQFhJEGyHhQ2NDHEshZEDzyMNtthR8D",
                     *         "marketName": "ETH-PERP",
                     *         "baseAssetSymbol": "ETH",
                     *         "positionSide": "long",
                     *         "baseAssetAmount": 241.36126,
                     *         "sizeNotional": 897396.9736,
                     *         "entryPrice": 3733.589646,
                     *         "breakEvenPrice": 3735.456441,
                     *         "lastOraclePrice": 3718.065499,
                     *         "unrealizedPnl": -3746.927712,
                     *         "unsettledFunding": -64.18833998,
                     *         "settledPnl": 955.103501,
                     *         "openOrders": 0,
                     *         "slot": 385451998
                     *       },
                     *       {
                     *         "publicKey": "EaA7maYz96tfUwBghLWkeQvwwSAuQWY91LwreBvK6Ft7",
                     *         "authority": "BVMryJpeSmnFyfEgcJvt19YqfcBVPPfMEG7Vk9gnCbKr",
                     *         "subAccountId": 0,
                     *         "marketIndex": 2,
                     *         "marketKey": "25Eax9W8SA3wpCQFhJEGyHhQ2NDHEshZEDzyMNtthR8D",
                     *         "marketName": "ETH-PERP",
                     *         "baseAssetSymbol": "ETH",
                     *         "positionSide": "short",
                     *         "baseAssetAmount": 241.10917,
                     *         "sizeNotional": 896459.6865,
                     *         "entryPrice": 3733.418674,
                     *         "breakEvenPrice": 3731.551965,
                     *         "lastOraclePrice": 3718.065499,
                     *         "unrealizedPnl": 3701.791279,
                     *         "unsettledFunding": 64.12129841,
                     *         "settledPnl": -373.73176,
                     *         "openOrders": 0,
                     *         "slot": 385451998
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PerpPositionList"];
                };
            };
        };
    };
    listMarketPerpPositions: {
        parameters: {
            query?: {
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description What the list is sorted by. */
                sortField?: "sizeNotional";
                /** @description Smallest or largest first. */
                sortOrder?: "asc" | "desc";
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "publicKey",
                 *       "authority"
                 *     ]
                 */
                fields?: ("publicKey" | "authority" | "subAccountId" | "marketIndex" | "marketKey" | "marketName" | "baseAssetSymbol" | "positionSide" | "baseAssetAmount" | "sizeNotional" | "entryPrice" | "breakEvenPrice" | "lastOraclePrice" | "unrealizedPnl" | "unsettledFunding" | "settledPnl" | "openOrders" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description A market: its account, its index, its name or its base symbol.
                 * @example SOL-PERP
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open positions of one Drift market, by size. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "publicKey": "GX7oGaKBUa55aWh9me9BVPoRA4TSdDafNYrW7exDiS6E",
                     *           "authority": "9YYKab4fd3qrwRA8MQwZGynJwfuwf7Fw6zRLfmk865Dm",
                     *           "subAccountId": 0,
                     *           "marketIndex": 0,
                     *           "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "marketName": "SOL-PERP",
                     *           "baseAssetSymbol": "SOL",
                     *           "positionSide": "short",
                     *           "baseAssetAmount": 4884.71,
                     *           "sizeNotional": 877375.6567,
                     *           "entryPrice": 179.949051,
                     *           "breakEvenPrice": 179.8590765,
                     *           "lastOraclePrice": 179.616734,
                     *           "unrealizedPnl": 1395.378301,
                     *           "unsettledFunding": 71.04116578,
                     *           "settledPnl": -1567.402273,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "publicKey": "HvDefuZQHR916Hcx4pDazXbgngMxAPAct2EujYhnDmaD",
                     *           "authority": "77W73RdoUrtZkLqqaFpdm64y62Pd6rjgFBZF6sWM7mLX",
                     *           "subAccountId": 0,
                     *           "marketIndex": 0,
                     *           "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "marketName": "SOL-PERP",
                     *           "baseAssetSymbol": "SOL",
                     *           "positionSide": "short",
                     *           "baseAssetAmount": 4587.815,
                     *           "sizeNotional": 824048.3465,
                     *           "entryPrice": 177.92487,
                     *           "breakEvenPrice": 177.8359076,
                     *           "lastOraclePrice": 179.616734,
                     *           "unrealizedPnl": -8107.610642,
                     *           "unsettledFunding": 227.0689807,
                     *           "settledPnl": -731.010882,
                     *           "openOrders": 1,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 1095,
                     *       "totalIsExact": true,
                     *       "totalPages": 548,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["PerpPositionPage"];
                };
            };
        };
    };
    listUserPerpPositions: {
        parameters: {
            query?: {
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description What the list is sorted by. */
                sortField?: "sizeNotional";
                /** @description Smallest or largest first. */
                sortOrder?: "asc" | "desc";
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "publicKey",
                 *       "authority"
                 *     ]
                 */
                fields?: ("publicKey" | "authority" | "subAccountId" | "marketIndex" | "marketKey" | "marketName" | "baseAssetSymbol" | "positionSide" | "baseAssetAmount" | "sizeNotional" | "entryPrice" | "breakEvenPrice" | "lastOraclePrice" | "unrealizedPnl" | "unsettledFunding" | "settledPnl" | "openOrders" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description A wallet, or one of its User accounts.
                 * @example Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open Drift positions of a wallet, or of one of its User accounts, by size. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "publicKey": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "marketIndex": 0,
                     *           "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "marketName": "SOL-PERP",
                     *           "baseAssetSymbol": "SOL",
                     *           "positionSide": "long",
                     *           "baseAssetAmount": 1078.388,
                     *           "sizeNotional": 193696.5305,
                     *           "entryPrice": 181.6165565,
                     *           "breakEvenPrice": 181.7073648,
                     *           "lastOraclePrice": 179.616734,
                     *           "unrealizedPnl": -2156.584628,
                     *           "unsettledFunding": 0,
                     *           "settledPnl": 93.614478,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "publicKey": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "marketIndex": 4,
                     *           "marketKey": "2QeqpeJUVo2LBWNELRfcBwJgrNoxJQSd7gokcaM5nvaa",
                     *           "marketName": "1MBONK-PERP",
                     *           "baseAssetSymbol": "1MBONK",
                     *           "positionSide": "short",
                     *           "baseAssetAmount": 30.43,
                     *           "sizeNotional": 493.3943631,
                     *           "entryPrice": 16.40581699,
                     *           "breakEvenPrice": 16.3976141,
                     *           "lastOraclePrice": 16.214077,
                     *           "unrealizedPnl": 5.83464789,
                     *           "unsettledFunding": 0.5349968593,
                     *           "settledPnl": 113.921834,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 2,
                     *       "totalIsExact": true,
                     *       "totalPages": 1,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["PerpPositionPage"];
                };
            };
        };
    };
    listMarketSpotBalances: {
        parameters: {
            query?: {
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description What the list is sorted by. */
                sortField?: "valueUsd" | "slot";
                /** @description Smallest or largest first. */
                sortOrder?: "asc" | "desc";
                /** @description Only what is deposited, or only what is borrowed. */
                side?: "deposit" | "borrow";
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "userAccount",
                 *       "authority"
                 *     ]
                 */
                fields?: ("userAccount" | "authority" | "subAccountId" | "marketIndex" | "marketKey" | "symbol" | "mint" | "side" | "balance" | "balanceRaw" | "valueUsd" | "lastOraclePrice" | "openOrders" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description A spot market: its account, its index, its symbol or its mint.
                 * @example USDC
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What accounts have deposited into one Drift spot market or borrowed from it, by size. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "userAccount": "7r8nVFmRMKDPjKHXLW8Q9KmVvfN15tbMJrxbAFWeSomH",
                     *           "authority": "4njDCPGRbPFTMkGrGY9S5hXJf4QTTWGM1JAfVSUXs6zg",
                     *           "subAccountId": 0,
                     *           "marketIndex": 0,
                     *           "marketKey": "6gMq3mRCKf8aP3ttTyYhuijVZ2LGi14oDsBbkgubfLB3",
                     *           "symbol": "USDC",
                     *           "mint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "side": "deposit",
                     *           "balance": 854138.6631,
                     *           "balanceRaw": "854138663064",
                     *           "valueUsd": 852702.0018,
                     *           "lastOraclePrice": 0.998318,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "userAccount": "3y1326m2udWHgfNHRSKuj96qQoAqmYQ26pVSnNEzSNVJ",
                     *           "authority": "47LY1fdn4x3d3Bvq3hRNxBZdUFrC9n2C6FViaxJE8iVa",
                     *           "subAccountId": 0,
                     *           "marketIndex": 0,
                     *           "marketKey": "6gMq3mRCKf8aP3ttTyYhuijVZ2LGi14oDsBbkgubfLB3",
                     *           "symbol": "USDC",
                     *           "mint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "side": "deposit",
                     *           "balance": 533959.5407,
                     *           "balanceRaw": "533959540653",
                     *           "valueUsd": 533061.4207,
                     *           "lastOraclePrice": 0.998318,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 3879,
                     *       "totalIsExact": true,
                     *       "totalPages": 1940,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SpotBalancePage"];
                };
            };
        };
    };
    listUserSpotBalances: {
        parameters: {
            query?: {
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description What the list is sorted by. */
                sortField?: "valueUsd" | "slot";
                /** @description Smallest or largest first. */
                sortOrder?: "asc" | "desc";
                /** @description Only what is deposited, or only what is borrowed. */
                side?: "deposit" | "borrow";
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "userAccount",
                 *       "authority"
                 *     ]
                 */
                fields?: ("userAccount" | "authority" | "subAccountId" | "marketIndex" | "marketKey" | "symbol" | "mint" | "side" | "balance" | "balanceRaw" | "valueUsd" | "lastOraclePrice" | "openOrders" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description A wallet, or one of its User accounts.
                 * @example Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Drift deposits and borrows of a wallet, or of one of its User accounts, by size. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "userAccount": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "marketIndex": 6,
                     *           "marketKey": "6Aq7WBtsZVyumcRxpAoKNyWb97gAzp3be2LeQ9yE6SVX",
                     *           "symbol": "JitoSOL",
                     *           "mint": "J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn",
                     *           "side": "deposit",
                     *           "balance": 27.85238084,
                     *           "balanceRaw": "27852380839",
                     *           "valueUsd": 6174.083161,
                     *           "lastOraclePrice": 221.671648,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "userAccount": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "marketIndex": 0,
                     *           "marketKey": "6gMq3mRCKf8aP3ttTyYhuijVZ2LGi14oDsBbkgubfLB3",
                     *           "symbol": "USDC",
                     *           "mint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "side": "deposit",
                     *           "balance": 4691.409256,
                     *           "balanceRaw": "4691409256",
                     *           "valueUsd": 4683.518306,
                     *           "lastOraclePrice": 0.998318,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 2,
                     *       "totalIsExact": true,
                     *       "totalPages": 1,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SpotBalancePage"];
                };
            };
        };
    };
    listPerpOrders: {
        parameters: {
            query?: {
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description One direction only. */
                side?: "long" | "short";
                /**
                 * @description The order is worth at least this.
                 * @example 1000
                 */
                minAmountUsd?: number;
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "id",
                 *       "orderId"
                 *     ]
                 */
                fields?: ("id" | "orderId" | "userPublicKey" | "userAccount" | "marketIndex" | "marketKey" | "marketName" | "baseAssetSymbol" | "orderType" | "direction" | "baseAssetAmount" | "baseAssetAmountFilled" | "quoteAssetAmountFilled" | "price" | "fillPercentage" | "amountUsd" | "oraclePriceOffset" | "triggerPrice" | "triggersAbove" | "lastOraclePrice" | "reduceOnly" | "postOnly" | "immediateOrCancel" | "expiredAt" | "createdAt" | "slot")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open Drift orders of all perp markets, newest first. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "id": "6u7kXEuXf9SCyG5ZZz9mxkDHfMb7p3CPXa5TDEwhhGPB:85451932",
                     *           "orderId": 85451932,
                     *           "userPublicKey": "G3CxNmXd6Kc5HnTp7iZXjCENU63ZhxffrNnsWgbA6k5p",
                     *           "userAccount": "6u7kXEuXf9SCyG5ZZz9mxkDHfMb7p3CPXa5TDEwhhGPB",
                     *           "marketIndex": 24,
                     *           "marketKey": "8DdB5hHSZtPT3oqbsiHUytCrrodApNC31k3MuZhxJH61",
                     *           "marketName": "JUP-PERP",
                     *           "baseAssetSymbol": "JUP",
                     *           "orderType": "trigger_market",
                     *           "direction": 1,
                     *           "baseAssetAmount": 11175.4,
                     *           "baseAssetAmountFilled": 0,
                     *           "quoteAssetAmountFilled": 0,
                     *           "price": null,
                     *           "fillPercentage": 0,
                     *           "amountUsd": 5870.191761,
                     *           "oraclePriceOffset": null,
                     *           "triggerPrice": 0.51014,
                     *           "triggersAbove": false,
                     *           "lastOraclePrice": 0.525278,
                     *           "reduceOnly": true,
                     *           "postOnly": false,
                     *           "immediateOrCancel": false,
                     *           "expiredAt": null,
                     *           "createdAt": 1795175972,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "id": "H3RX7aC8Sboy8gLxo9vW3r7ATrterxcdcXF36H1XdF1J:85451856",
                     *           "orderId": 85451856,
                     *           "userPublicKey": "6HEPDBfM6nHbx9aNke7efCmZjUDQzB5T8fR7ymic9Yih",
                     *           "userAccount": "H3RX7aC8Sboy8gLxo9vW3r7ATrterxcdcXF36H1XdF1J",
                     *           "marketIndex": 16,
                     *           "marketKey": "3a7HAEqxzwvJEAViYKhDtHk85mrFf1dU2HCsffgXxUj8",
                     *           "marketName": "LINK-PERP",
                     *           "baseAssetSymbol": "LINK",
                     *           "orderType": "limit",
                     *           "direction": 1,
                     *           "baseAssetAmount": 915.56,
                     *           "baseAssetAmountFilled": 0,
                     *           "quoteAssetAmountFilled": 0,
                     *           "price": 19.471,
                     *           "fillPercentage": 0,
                     *           "amountUsd": 17826.86876,
                     *           "oraclePriceOffset": null,
                     *           "triggerPrice": null,
                     *           "triggersAbove": null,
                     *           "lastOraclePrice": 19.213396,
                     *           "reduceOnly": false,
                     *           "postOnly": true,
                     *           "immediateOrCancel": false,
                     *           "expiredAt": 1795601758,
                     *           "createdAt": 1795175942,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 2526,
                     *       "totalIsExact": true,
                     *       "totalPages": 1263,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["PerpOrderPage"];
                };
            };
        };
    };
    listMarketPerpOrders: {
        parameters: {
            query?: {
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description One direction only. */
                side?: "long" | "short";
                /**
                 * @description The order is worth at least this.
                 * @example 1000
                 */
                minAmountUsd?: number;
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "id",
                 *       "orderId"
                 *     ]
                 */
                fields?: ("id" | "orderId" | "userPublicKey" | "userAccount" | "marketIndex" | "marketKey" | "marketName" | "baseAssetSymbol" | "orderType" | "direction" | "baseAssetAmount" | "baseAssetAmountFilled" | "quoteAssetAmountFilled" | "price" | "fillPercentage" | "amountUsd" | "oraclePriceOffset" | "triggerPrice" | "triggersAbove" | "lastOraclePrice" | "reduceOnly" | "postOnly" | "immediateOrCancel" | "expiredAt" | "createdAt" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description A market: its account, its index, its name or its base symbol.
                 * @example SOL-PERP
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open orders of one Drift market, newest first. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "id": "CXpWACrj9ALE8gvr53romTjtGVm3K1HoLBjhED5gLRtX:85450758",
                     *           "orderId": 85450758,
                     *           "userPublicKey": "CQbJnFG7aqbf89d49MTeBePBYdh8rc7ncg4gNHd5SgEZ",
                     *           "userAccount": "CXpWACrj9ALE8gvr53romTjtGVm3K1HoLBjhED5gLRtX",
                     *           "marketIndex": 0,
                     *           "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "marketName": "SOL-PERP",
                     *           "baseAssetSymbol": "SOL",
                     *           "orderType": "trigger_market",
                     *           "direction": 0,
                     *           "baseAssetAmount": 12.171,
                     *           "baseAssetAmountFilled": 0,
                     *           "quoteAssetAmountFilled": 0,
                     *           "price": null,
                     *           "fillPercentage": 0,
                     *           "amountUsd": 2186.11527,
                     *           "oraclePriceOffset": null,
                     *           "triggerPrice": 178.04,
                     *           "triggersAbove": false,
                     *           "lastOraclePrice": 179.616734,
                     *           "reduceOnly": true,
                     *           "postOnly": false,
                     *           "immediateOrCancel": false,
                     *           "expiredAt": null,
                     *           "createdAt": 1795175503,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "id": "vHrMzhdGHhyVoQhwHdLoaPzgRBBB95onPU2QroKK3hN:85450343",
                     *           "orderId": 85450343,
                     *           "userPublicKey": "DXiQpvDCJpXGxzgAvai36gJwHNLqEjYohaeLKgzgnYf",
                     *           "userAccount": "vHrMzhdGHhyVoQhwHdLoaPzgRBBB95onPU2QroKK3hN",
                     *           "marketIndex": 0,
                     *           "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "marketName": "SOL-PERP",
                     *           "baseAssetSymbol": "SOL",
                     *           "orderType": "limit",
                     *           "direction": 1,
                     *           "baseAssetAmount": 55.559,
                     *           "baseAssetAmountFilled": 0,
                     *           "quoteAssetAmountFilled": 0,
                     *           "price": 189.63,
                     *           "fillPercentage": 0,
                     *           "amountUsd": 10535.65317,
                     *           "oraclePriceOffset": null,
                     *           "triggerPrice": null,
                     *           "triggersAbove": null,
                     *           "lastOraclePrice": 179.616734,
                     *           "reduceOnly": false,
                     *           "postOnly": true,
                     *           "immediateOrCancel": false,
                     *           "expiredAt": 1795468608,
                     *           "createdAt": 1795175337,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 572,
                     *       "totalIsExact": true,
                     *       "totalPages": 286,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["PerpOrderPage"];
                };
            };
        };
    };
    listUserPerpOrders: {
        parameters: {
            query?: {
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description One direction only. */
                side?: "long" | "short";
                /**
                 * @description The order is worth at least this.
                 * @example 1000
                 */
                minAmountUsd?: number;
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "id",
                 *       "orderId"
                 *     ]
                 */
                fields?: ("id" | "orderId" | "userPublicKey" | "userAccount" | "marketIndex" | "marketKey" | "marketName" | "baseAssetSymbol" | "orderType" | "direction" | "baseAssetAmount" | "baseAssetAmountFilled" | "quoteAssetAmountFilled" | "price" | "fillPercentage" | "amountUsd" | "oraclePriceOffset" | "triggerPrice" | "triggersAbove" | "lastOraclePrice" | "reduceOnly" | "postOnly" | "immediateOrCancel" | "expiredAt" | "createdAt" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description A wallet, or one of its User accounts.
                 * @example CA6cv9TKajS6XXhBafJTHuF4Zm6fvQPGXbDchLYcakrG
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open Drift orders of a wallet, or of one of its User accounts, newest first. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "id": "CA6cv9TKajS6XXhBafJTHuF4Zm6fvQPGXbDchLYcakrG:85284253",
                     *           "orderId": 85284253,
                     *           "userPublicKey": "HvTm8vm6hW1qJQyCvPLXtpNGE94SQYgGZZ7hHmHZrsSP",
                     *           "userAccount": "CA6cv9TKajS6XXhBafJTHuF4Zm6fvQPGXbDchLYcakrG",
                     *           "marketIndex": 2,
                     *           "marketKey": "25Eax9W8SA3wpCQFhJEGyHhQ2NDHEshZEDzyMNtthR8D",
                     *           "marketName": "ETH-PERP",
                     *           "baseAssetSymbol": "ETH",
                     *           "orderType": "limit",
                     *           "direction": 0,
                     *           "baseAssetAmount": 1.4218,
                     *           "baseAssetAmountFilled": 0,
                     *           "quoteAssetAmountFilled": 0,
                     *           "price": 3493,
                     *           "fillPercentage": 0,
                     *           "amountUsd": 4966.3474,
                     *           "oraclePriceOffset": null,
                     *           "triggerPrice": null,
                     *           "triggersAbove": null,
                     *           "lastOraclePrice": 3718.065499,
                     *           "reduceOnly": false,
                     *           "postOnly": true,
                     *           "immediateOrCancel": false,
                     *           "expiredAt": null,
                     *           "createdAt": 1795108901,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 1,
                     *       "totalIsExact": true,
                     *       "totalPages": 1,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["PerpOrderPage"];
                };
            };
        };
    };
    getPerpOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description An order of Drift: its User account and its number there, `{userAccount}:{orderId}`.
                 * @example Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm:85451952
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One Drift order, resting or over, for as long as what was read of it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm:85451952",
                     *       "orderId": 85451952,
                     *       "userPublicKey": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *       "userAccount": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *       "marketIndex": 0,
                     *       "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *       "marketName": "SOL-PERP",
                     *       "baseAssetSymbol": "SOL",
                     *       "orderType": "market",
                     *       "direction": 0,
                     *       "baseAssetAmount": 88.772,
                     *       "baseAssetAmountFilled": 88.772,
                     *       "quoteAssetAmountFilled": 15943.88631,
                     *       "price": null,
                     *       "fillPercentage": 100,
                     *       "amountUsd": null,
                     *       "oraclePriceOffset": null,
                     *       "triggerPrice": null,
                     *       "triggersAbove": null,
                     *       "lastOraclePrice": null,
                     *       "reduceOnly": false,
                     *       "postOnly": false,
                     *       "immediateOrCancel": false,
                     *       "expiredAt": null,
                     *       "createdAt": 1795175980,
                     *       "slot": 385451959,
                     *       "status": "completed",
                     *       "averagePrice": 179.6049015,
                     *       "closedAt": 1795175983
                     *     }
                     */
                    "application/json": components["schemas"]["PerpOrderDetail"];
                };
            };
        };
    };
    listPerpOrderFills: {
        parameters: {
            query?: {
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "id",
                 *       "signature"
                 *     ]
                 */
                fields?: ("id" | "signature" | "time" | "role" | "price" | "baseAssetAmount" | "quoteAssetAmount" | "fee" | "oraclePrice" | "counterparty" | "liquidation" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description An order of Drift: its User account and its number there, `{userAccount}:{orderId}`.
                 * @example Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm:85451952
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was executed of one Drift order, newest first. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalElements": 2,
                     *       "totalIsExact": true,
                     *       "totalPages": 1,
                     *       "page": 1,
                     *       "size": 2,
                     *       "content": [
                     *         {
                     *           "id": "3LyZj4W3r4aqySC9nuQBkdeVP4gvu7zEwuiCCHiU2RV6mjHgY2hahkn4QZNdjePdFCDfMUMza4rcu9jHL2cjU8dS:log:5",
                     *           "signature": "3LyZj4W3r4aqySC9nuQBkdeVP4gvu7zEwuiCCHiU2RV6mjHgY2hahkn4QZNdjePdFCDfMUMza4rcu9jHL2cjU8dS",
                     *           "time": 1795175983,
                     *           "role": "taker",
                     *           "price": 179.606071,
                     *           "baseAssetAmount": 44.386,
                     *           "quoteAssetAmount": 7971.995067,
                     *           "fee": 3.985997,
                     *           "oraclePrice": 179.578937,
                     *           "counterparty": "EYYJwHvS3gMFdKcg7W4nRqzmaW6vf4tH5xCgV3WkcVPr",
                     *           "liquidation": false,
                     *           "slot": 385451959
                     *         },
                     *         {
                     *           "id": "24XeeAjBaUGKo4RAxcFwGEba7221KKiLgRc2hgL3ETTZ8YvrFBoMZsuXx88o1d34NFUpF5NSnqTpqkRB2DFXmVfC:log:5",
                     *           "signature": "24XeeAjBaUGKo4RAxcFwGEba7221KKiLgRc2hgL3ETTZ8YvrFBoMZsuXx88o1d34NFUpF5NSnqTpqkRB2DFXmVfC",
                     *           "time": 1795175982,
                     *           "role": "taker",
                     *           "price": 179.603732,
                     *           "baseAssetAmount": 44.386,
                     *           "quoteAssetAmount": 7971.891248,
                     *           "fee": 3.985945,
                     *           "oraclePrice": 179.584595,
                     *           "counterparty": "EYYJwHvS3gMFdKcg7W4nRqzmaW6vf4tH5xCgV3WkcVPr",
                     *           "liquidation": false,
                     *           "slot": 385451956
                     *         }
                     *       ],
                     *       "marketIndex": 0,
                     *       "marketName": "SOL-PERP",
                     *       "baseAssetSymbol": "SOL",
                     *       "isComplete": true
                     *     }
                     */
                    "application/json": components["schemas"]["PerpOrderFillPage"];
                };
            };
        };
    };
    listActivePerpAccounts: {
        parameters: {
            query?: {
                /** @description Which page; they count from 1. */
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description What the list is sorted by. */
                sortField?: "lastActiveSlot" | "positionsUsd" | "settledPnl";
                /** @description Smallest or largest first. */
                sortOrder?: "asc" | "desc";
                /**
                 * @description Only these fields of each row, comma-separated, in this order: that of the columns of CSV and of the keys of JSON. All of them by default. Rows then have exactly these, whatever else their schema calls `required`; the page around them stays whole.
                 * @example [
                 *       "publicKey",
                 *       "authority"
                 *     ]
                 */
                fields?: ("publicKey" | "authority" | "subAccountId" | "name" | "flags" | "openPositions" | "openOrders" | "positionsUsd" | "totalDeposits" | "totalWithdraws" | "settledPnl" | "cumulativeFunding" | "lastActiveSlot" | "idle" | "updatedAt" | "slot")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description User accounts of Drift that hold a position or an order. Also as CSV and as lines of JSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "publicKey": "EYYJwHvS3gMFdKcg7W4nRqzmaW6vf4tH5xCgV3WkcVPr",
                     *           "authority": "DrzjvJLFpch6ixAqSXYb3tY6ZEq5pDdmjthn76ohKk6A",
                     *           "subAccountId": 0,
                     *           "name": "Main Account",
                     *           "flags": [],
                     *           "openPositions": 3,
                     *           "openOrders": 0,
                     *           "positionsUsd": 24944.84026,
                     *           "totalDeposits": 16466.82409,
                     *           "totalWithdraws": 1187.566424,
                     *           "settledPnl": 2285.364007,
                     *           "cumulativeFunding": -34.246075,
                     *           "lastActiveSlot": 385451959,
                     *           "idle": false,
                     *           "updatedAt": 1795175999,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "publicKey": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "name": "Main Account",
                     *           "flags": [],
                     *           "openPositions": 2,
                     *           "openOrders": 0,
                     *           "positionsUsd": 194189.9249,
                     *           "totalDeposits": 12140.53504,
                     *           "totalWithdraws": 1034.631271,
                     *           "settledPnl": 280.843436,
                     *           "cumulativeFunding": -574.908409,
                     *           "lastActiveSlot": 385451959,
                     *           "idle": false,
                     *           "updatedAt": 1795175999,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 3642,
                     *       "totalIsExact": true,
                     *       "totalPages": 1821,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["PerpAccountPage"];
                };
            };
        };
    };
    getPerpAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A User account.
                 * @example Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One User account of Drift with its positions and open orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "publicKey": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *       "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *       "subAccountId": 0,
                     *       "name": "Main Account",
                     *       "flags": [],
                     *       "openPositions": 2,
                     *       "openOrders": 0,
                     *       "positionsUsd": 194189.9249,
                     *       "totalDeposits": 12140.53504,
                     *       "totalWithdraws": 1034.631271,
                     *       "settledPnl": 280.843436,
                     *       "cumulativeFunding": -574.908409,
                     *       "lastActiveSlot": 385451959,
                     *       "idle": false,
                     *       "updatedAt": 1795175999,
                     *       "slot": 385451998,
                     *       "positions": [
                     *         {
                     *           "publicKey": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "marketIndex": 0,
                     *           "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "marketName": "SOL-PERP",
                     *           "baseAssetSymbol": "SOL",
                     *           "positionSide": "long",
                     *           "baseAssetAmount": 1078.388,
                     *           "sizeNotional": 193696.5305,
                     *           "entryPrice": 181.6165565,
                     *           "breakEvenPrice": 181.7073648,
                     *           "lastOraclePrice": 179.616734,
                     *           "unrealizedPnl": -2156.584628,
                     *           "unsettledFunding": 0,
                     *           "settledPnl": 93.614478,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "publicKey": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "marketIndex": 4,
                     *           "marketKey": "2QeqpeJUVo2LBWNELRfcBwJgrNoxJQSd7gokcaM5nvaa",
                     *           "marketName": "1MBONK-PERP",
                     *           "baseAssetSymbol": "1MBONK",
                     *           "positionSide": "short",
                     *           "baseAssetAmount": 30.43,
                     *           "sizeNotional": 493.3943631,
                     *           "entryPrice": 16.40581699,
                     *           "breakEvenPrice": 16.3976141,
                     *           "lastOraclePrice": 16.214077,
                     *           "unrealizedPnl": 5.83464789,
                     *           "unsettledFunding": 0.5349968593,
                     *           "settledPnl": 113.921834,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "orders": [],
                     *       "spotBalances": [
                     *         {
                     *           "userAccount": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "marketIndex": 6,
                     *           "marketKey": "6Aq7WBtsZVyumcRxpAoKNyWb97gAzp3be2LeQ9yE6SVX",
                     *           "symbol": "JitoSOL",
                     *           "mint": "J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn",
                     *           "side": "deposit",
                     *           "balance": 27.85238084,
                     *           "balanceRaw": "27852380839",
                     *           "valueUsd": 6174.083161,
                     *           "lastOraclePrice": 221.671648,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "userAccount": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "marketIndex": 0,
                     *           "marketKey": "6gMq3mRCKf8aP3ttTyYhuijVZ2LGi14oDsBbkgubfLB3",
                     *           "symbol": "USDC",
                     *           "mint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "side": "deposit",
                     *           "balance": 4691.409256,
                     *           "balanceRaw": "4691409256",
                     *           "valueUsd": 4683.518306,
                     *           "lastOraclePrice": 0.998318,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PerpAccount"];
                };
            };
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How each source of the data is doing, the uptime that was measured, and incidents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "operational",
                     *       "uptimePercent": 99.99768519,
                     *       "measuredSince": 1792584000,
                     *       "eventsPerSecond": 125,
                     *       "failuresPerMinute": 0,
                     *       "quarantinedPerMinute": 0,
                     *       "sources": [
                     *         {
                     *           "source": "accounts:drift-perps",
                     *           "state": "live",
                     *           "isVital": true,
                     *           "lastSlot": 385451998,
                     *           "lagSlots": 0,
                     *           "dataTime": 1795175999,
                     *           "heardAt": 1795176000,
                     *           "detail": null,
                     *           "eventsPerSecond": 15,
                     *           "unreadableTransactions": null,
                     *           "uptimePercent": 99.99768519
                     *         },
                     *         {
                     *           "source": "accounts:jupiter-dca",
                     *           "state": "live",
                     *           "isVital": true,
                     *           "lastSlot": 385451998,
                     *           "lagSlots": 0,
                     *           "dataTime": 1795175999,
                     *           "heardAt": 1795176000,
                     *           "detail": null,
                     *           "eventsPerSecond": 15,
                     *           "unreadableTransactions": null,
                     *           "uptimePercent": 99.99768519
                     *         }
                     *       ],
                     *       "incidents": [
                     *         {
                     *           "startedAt": 1795168740,
                     *           "endedAt": 1795168800,
                     *           "sources": [
                     *             "accounts:drift-perps",
                     *             "accounts:jupiter-dca"
                     *           ],
                     *           "detail": "The connection to the node was lost."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan, this call included. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": "free",
                     *       "ratePerSecond": 1,
                     *       "burst": 5,
                     *       "remaining": 4,
                     *       "resetSeconds": 1,
                     *       "historyDays": 31,
                     *       "earliestAllowed": 1792497600,
                     *       "streams": {
                     *         "limit": 1,
                     *         "open": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Usage"];
                };
            };
        };
    };
    openStream: {
        parameters: {
            query?: {
                /**
                 * @description Topics to receive, comma-separated; all by default.
                 * @example [
                 *       "prices",
                 *       "dca"
                 *     ]
                 */
                topics?: ("prices" | "dca" | "limit" | "kamino" | "drift.trades" | "drift.positions" | "market_stats")[];
                /**
                 * @description The same for clients that can’t set headers, also spelt as polyfills of EventSource do (`Last-Event-ID`, `last_event_id`); a header `Last-Event-ID` comes first.
                 * @example 123456
                 */
                lastEventId?: string;
            };
            header?: {
                /**
                 * @description The id of the last event that was received: the stream resumes behind it. An id that is invalid or too old gets `resync: true`: read the lists again.
                 * @example 123456
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events (`text/event-stream`). The schema is that of one event: the fields `event` and `id`, and the field `data` parsed as JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
