// Made by npm run generate. Do not edit.

export const checkFavoriteName = {"id":"checkFavoriteName","method":"post","path":"/api/favorite/validateName","domain":"favorites","effect":"read"} as const;
export const deleteFavorite = {"id":"deleteFavorite","method":"post","path":"/api/favorite/delete","domain":"favorites","effect":"write"} as const;
export const editFavorite = {"id":"editFavorite","method":"post","path":"/api/favorite/edit","domain":"favorites","effect":"write"} as const;
export const getBulkFavorite = {"id":"getBulkFavorite","method":"post","path":"/api/favorite/bulk/detail","domain":"favorites","effect":"read"} as const;
export const getFavorite = {"id":"getFavorite","method":"post","path":"/api/favorite/detail","domain":"favorites","effect":"read"} as const;
export const listBulkFavorites = {"id":"listBulkFavorites","method":"post","path":"/api/favorite/bulk/list","domain":"favorites","effect":"read"} as const;
export const listFavoriteRecommendations = {"id":"listFavoriteRecommendations","method":"post","path":"/api/favorite/recommendation","domain":"favorites","effect":"read"} as const;
export const listFavoriteShareOptions = {"id":"listFavoriteShareOptions","method":"post","path":"/api/favorite/share/option","domain":"favorites","effect":"read"} as const;
export const listFavorites = {"id":"listFavorites","method":"post","path":"/api/favorite/list","domain":"favorites","effect":"read"} as const;
export const listUsableFavorites = {"id":"listUsableFavorites","method":"post","path":"/api/favorite/list-use","domain":"favorites","effect":"read"} as const;
export const resubmitFavorite = {"id":"resubmitFavorite","method":"post","path":"/api/favorite/submit/repair","domain":"favorites","effect":"write"} as const;
export const shareFavorite = {"id":"shareFavorite","method":"post","path":"/api/favorite/share","domain":"favorites","effect":"write"} as const;
export const submitFavorite = {"id":"submitFavorite","method":"post","path":"/api/favorite/submit","domain":"favorites","effect":"write"} as const;
export const submitFavoriteFromTransaction = {"id":"submitFavoriteFromTransaction","method":"post","path":"/api/favorite/submit-trx","domain":"favorites","effect":"write"} as const;
