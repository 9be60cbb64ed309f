/**
 * The names of everything that MongoDB 8 documents and this server does not support; `refusals.int.spec.ts` tries each.
 */
const words = (text: string): string[] => text.trim().split(/\s+/);

export const commands = words(`
  abortReshardCollection addShard analyze analyzeShardKey appendOplogNote applyOps authenticate autoCompact
  balancerStart balancerStatus balancerStop buildIndexes checkMetadataConsistency checkShardingIndex
  cleanupOrphaned cleanupReshardCollection clearJumboFlag cloneCollectionAsCapped compact
  compactStructuredEncryptionData connPoolStats connPoolSync connectionStatus convertToCapped
  coordinateCommitTransaction cpuload createRole createSearchIndexes createUser currentOp dataSize dbHash
  driverOIDCTest dropAllRolesFromDatabase dropAllUsersFromDatabase dropConnections dropRole dropSearchIndex
  dropUser enableSharding features filemd5 flushRouterConfig fsync fsyncUnlock geoSearch getAuditConfig
  getClusterParameter getDefaultRWConcern getLastError getQueryableEncryptionCountInfo
  getShardMap getShardVersion grantPrivilegesToRole grantRolesToRole grantRolesToUser 
  invalidateUserCache isdbgrid killAllSessionsByPattern killOp listCommands listShards lockInfo logApplicationMessage
  logRotate logout mapReduce moveChunk moveCollection movePrimary netstat planCacheClear planCacheClearFilters
  planCacheListFilters planCacheSetFilter profile reIndex refineCollectionShardKey removeQuerySettings removeShard
  replSetAbortPrimaryCatchUp replSetFreeze replSetGetConfig replSetGetStatus replSetInitiate replSetMaintenance
  replSetReconfig replSetResizeOplog replSetStepDown replSetSyncFrom reshardCollection resync
  revokePrivilegesFromRole revokeRolesFromRole revokeRolesFromUser rolesInfo rotateCertificates
  setAuditConfig setClusterParameter setDefaultRWConcern setFeatureCompatibilityVersion
  setIndexCommitQuorum setParameter setProfilingLevel setQuerySettings setUserWriteBlockMode shardCollection
  shardingState shutdown split startSession top transitionFromDedicatedConfigServer unshardCollection
  updateRole updateSearchIndex updateUser updateZoneKeyRange usersInfo validate validateDBMetadata whatsmyuri
`);

export const stages = words(`
  $changeStream $changeStreamSplitLargeEvent $collStats $currentOp $densify $fill $geoNear
  $indexStats $listClusterCatalog $listLocalSessions $listSampledQueries $listSearchIndexes $listSessions $merge
  $planCacheStats $querySettings $rankFusion $redact $score $scoreFusion $search $searchMeta
  $setWindowFields $shardedDataDistribution $vectorSearch
`);

export const queryOperators = words(`
  $box $center $centerSphere $geoIntersects $geoWithin $maxDistance $minDistance $near $nearSphere $polygon
  $uniqueDocs $geometry $within
`);

export const topLevelQueryOperators = words('$where $sampleRate');

export const updateOperators = words('$pushAll $isolated $where');

export const expressions = words(`
  $accumulator $acos $acosh $asin $asinh $atan $atan2 $atanh $binarySize $bitAnd $bitNot $bitOr $bitXor $bsonSize
  $cos $cosh $createObjectId $degreesToRadians $encStrContains $function $hash $hexHash $radiansToDegrees
  $sampleRate $sigmoid $sin $sinh $tan $tanh $toHashedIndexKey $toUUID $tsIncrement $tsSecond $covariancePop
  $denseRank $derivative $documentNumber $expMovingAvg $integral $linearFill $locf $rank $shift $median $percentile
  $firstN $lastN $maxN $minN $topN $bottomN
`);

export const accumulators = words(`
  $accumulator $bottom $bottomN $firstN $lastN $maxN $median $minN $percentile $top $topN
  $covariancePop $rank
`);

export const indexKinds = words('2d 2dsphere geoHaystack columnstore');

export const indexOptions = words(`
  bits bucketSize default_language language_override max min storageEngine textIndexVersion weights
  wildcardProjection 2dsphereIndexVersion prepareUnique clustered
`);

export const collectionOptions = words(`
  viewOn pipeline timeseries
  changeStreamPreAndPostImages encryptedFields expireAfterSeconds storageEngine indexOptionDefaults autoIndexId
`);

/** Options that these commands never had or that are not supported: `[command, option]`. */
export const options: [string, string][] = words(`
  find.min find.max find.returnKey find.showRecordId find.tailable find.awaitData find.snapshot
  aggregate.fromRouter aggregate.runtimeConstants
  count.fields distinct.sort distinct.limit insert.returnDocuments delete.sort update.arrayFilters
  findAndModify.multi findAndModify.maxTime bulkWrite.arrayFilters collStats.scale dbStats.scale
  drop.force dropIndexes.indexes listIndexes.includeBuildUUIDs listCollections.limit renameCollection.stayTemp
  createIndexes.background
`).map((pair) => pair.split('.') as [string, string]);
